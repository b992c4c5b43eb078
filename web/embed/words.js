// The catalogues of a frame: its own sentences, and those of the scenes it may show.
import enEmbed from '../i18n/en/embed.ftl';
import enLearn from '../i18n/en/learn.ftl';
import enCamel from '../i18n/en/lessons-camel.ftl';
import enElephant from '../i18n/en/lessons-elephant.ftl';
import { addWords } from '../i18n/index.js';

addWords({ en: [enEmbed, enLearn, enCamel, enElephant] });
