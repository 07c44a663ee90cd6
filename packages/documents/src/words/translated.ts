/** The same words in another language: a key too few or too many does not compile. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<Words[Key]>;
};
