// The catalogues that only the teaching pages need.

import enLearn from '../i18n/en/learn.ftl';
import enCamel from '../i18n/en/lessons-camel.ftl';
import enElephant from '../i18n/en/lessons-elephant.ftl';
import { addWords } from '../i18n/index.js';

addWords({ en: [enLearn, enCamel, enElephant] });
