import { isLanguage, type Language } from '@quietsite/domain';

/** Each named in its own words: who cannot read the others finds it. */
export const languageNames = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
} as const satisfies Record<Language, string>;

export const toLanguage = (text: string): Language => (isLanguage(text) ? text : 'en');

const KEPT_AS = 'quietsite.language';

/** What was chosen in this browser before; null where nobody chose. A browser that keeps nothing is no failure. */
export function findLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

export const readLanguage = (): Language => findLanguage() ?? 'en';

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT_AS, language);
  } catch {
    // It holds until the page is closed.
  }
}

/** Another tab of this browser chose a language. */
export function onLanguageElsewhere(follow: (language: Language) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT_AS && newValue !== null && isLanguage(newValue)) follow(newValue);
  });
}
