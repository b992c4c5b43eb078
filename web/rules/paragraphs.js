// The rules' own words, for screens that show one of them; fetched when the first one is asked for.
import enCamel from '../i18n/en/rules-camel.ftl';
import enElephant from '../i18n/en/rules-elephant.ftl';
import { addWords, t } from '../i18n/index.js';

addWords({ en: [enCamel, enElephant] });

/** @param {string} game @param {string} rule */
export const paragraph = (game, rule) => t(`rule-${game === 'elephant' ? 'elephant' : 'camel'}-${rule}`);
