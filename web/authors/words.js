// The catalogues of the page for authors: its own sentences, and the titles of lessons.
import enAuthors from '../i18n/en/authors.ftl';
import enLearn from '../i18n/en/learn.ftl';
import enCamel from '../i18n/en/lessons-camel.ftl';
import enElephant from '../i18n/en/lessons-elephant.ftl';
import { addWords } from '../i18n/index.js';

addWords({ en: [enAuthors, enLearn, enCamel, enElephant] });
