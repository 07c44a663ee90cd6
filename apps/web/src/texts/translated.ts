/**
 * A catalogue in a language without a singular: the keys of the English one except those ending in _one. A missing or
 * extra key does not compile.
 */
export type Translated<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: English[Key] extends string
    ? string
    : Translated<English[Key]>;
};
