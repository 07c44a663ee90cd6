import { losesLetters, printable } from './printable.ts';

/** A model as a template reads it, with every text in a form that can be printed: no field can be forgotten. */
export const toTemplateInput = (model: unknown): string =>
  JSON.stringify(model, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value));

/** Whether some text within has letters that no font of ours contains. */
export function hasUnprintable(value: unknown): boolean {
  let isFound = false;
  JSON.stringify(value, (_, each: unknown) => {
    isFound ||= typeof each === 'string' && losesLetters(each);
    return each;
  });
  return isFound;
}
