/** The languages of the product: English, Traditional and Simplified Chinese, by their BCP 47 names. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);
