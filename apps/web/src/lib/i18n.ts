import type { Language } from '@quietsite/domain';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepLanguage, onLanguageElsewhere, readLanguage } from './languages.ts';
import { start } from './messages/start.en.ts';

/** Of English what is said first comes with the page; other languages are asked for when somebody wants them. */
const catalogues = {
  'zh-Hant': async () => (await import('./messages/zh-hant.ts')).zhHant,
  'zh-Hans': async () => (await import('./messages/zh-hans.ts')).zhHans,
} as const satisfies Record<Exclude<Language, 'en'>, () => Promise<object>>;

let hasAllTexts = false;

export function startTexts(): void {
  hasAllTexts = false;
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: start } },
    // React escapes what it renders; escaping twice would show entities.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

/** The rest of English: every part of the page that comes later waits for it (ui/lazy-part.ts), in any language. */
export async function loadTexts(): Promise<void> {
  if (hasAllTexts) return;
  const { signedIn } = await import('./messages/signed-in.en.ts');
  i18next.addResourceBundle('en', 'translation', signedIn);
  hasAllTexts = true;
}

/** What only administrators read comes with their portal. */
export async function loadPortalTexts(): Promise<void> {
  const { admin } = await import('./messages/admin.en.ts');
  i18next.addResourceBundle('en', 'translation', { admin });
}

/** The language chosen before; English where it cannot be had now, which stays for this visit only. */
export async function startLanguage(): Promise<void> {
  const language = readLanguage();
  if (language !== 'en') await show(language).catch(() => undefined);
}

/** A choice in one tab holds in all. */
export const followOtherTabs = () => onLanguageElsewhere((language) => void show(language).catch(() => undefined));

/** Every text on the page follows at once; nothing is loaded again and nothing typed is lost. */
export async function changeLanguage(language: Language): Promise<void> {
  await show(language);
  keepLanguage(language);
}

async function show(language: Language): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await catalogues[language]());
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
