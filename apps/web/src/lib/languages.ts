import { isLanguage, type Language } from '@quietsite/domain';

/** Each language is named in itself, so that its readers can find it. */
export const languageNames = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
} as const satisfies Record<Language, string>;

export const toLanguage = (text: string): Language => (isLanguage(text) ? text : 'en');

const STORAGE_KEY = 'quietsite.language';

/** The language chosen in this browser before; null if there is none. Unavailable storage is not an error. */
export function findLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const readLanguage = (): Language => findLanguage() ?? 'en';

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice then lasts until the page is closed.
  }
}

/** Called when another tab of this browser changes the language. */
export function onOtherTabLanguageChange(follow: (language: Language) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null && isLanguage(newValue)) follow(newValue);
  });
}
