/** The languages of the product: English, Traditional and Simplified Chinese, by their BCP 47 names. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** The same words in another language: a key too few or too many does not compile. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<Words[Key]>;
};
