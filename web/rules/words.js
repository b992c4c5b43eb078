// The catalogues of the rules.

import enLearn from '../i18n/en/learn.ftl';
import enLessonsCamel from '../i18n/en/lessons-camel.ftl';
import enLessonsElephant from '../i18n/en/lessons-elephant.ftl';
import enCamel from '../i18n/en/rules-camel.ftl';
import enElephant from '../i18n/en/rules-elephant.ftl';
import { addWords } from '../i18n/index.js';

addWords({ en: [enLearn, enLessonsCamel, enLessonsElephant, enCamel, enElephant] });
