/** The languages of the product: English, Traditional and Simplified Chinese, by their BCP 47 names. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** The same texts in another language. A missing or extra key does not compile. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<Words[Key]>;
};
