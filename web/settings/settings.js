// The settings as a page of its own. It needs no engine; another language or theme is there at once.
import { watchForUpdate } from '../engine/offline.js';
import { fillWords, useLanguage } from '../i18n/index.js';
import { applyTheme, rememberedGame } from '../store/settings.js';
import { byId, fill } from '../ui/dom.js';
import { learnAddress, ruleAddress } from '../ui/rulemap.js';
import { settingsIn } from '../ui/settings.js';

const root = byId('choices-made');

async function speak() {
  await useLanguage();
  fillWords(document);
  fill(root, ...settingsIn(null, 'h2'));
}

applyTheme();
byId('to-learn').setAttribute('href', `../${learnAddress(rememberedGame())}`);
byId('to-rules').setAttribute('href', `../${ruleAddress(rememberedGame())}`);
await speak();
addEventListener('setting-language', async () => {
  await speak();
  root.querySelector('select')?.focus();
});
void watchForUpdate();
