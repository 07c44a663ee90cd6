import { printable } from './printable.ts';

/** A model as a template reads it, with every text in a form that can be printed: no field can be forgotten. */
export const toTemplateInput = (model: unknown): string =>
  JSON.stringify(model, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value));
