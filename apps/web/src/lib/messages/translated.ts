/**
 * A catalogue in a language without a singular: the keys of the English one but for those that end in _one. A key too few
 * or too many does not compile.
 */
export type Translated<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: English[Key] extends string
    ? string
    : Translated<English[Key]>;
};
