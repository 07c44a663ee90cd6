import { losesCharacters, printable } from './printable.ts';

/** A model as JSON for a template. Every text is made printable, so that no field can be forgotten. */
export const toTemplateInput = (model: unknown): string =>
  JSON.stringify(model, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value));

/** Whether any text inside has characters that no document font contains. */
export function hasUnprintable(value: unknown): boolean {
  let isFound = false;
  JSON.stringify(value, (_, each: unknown) => {
    isFound ||= typeof each === 'string' && losesCharacters(each);
    return each;
  });
  return isFound;
}
