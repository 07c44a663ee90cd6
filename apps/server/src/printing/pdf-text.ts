/** A reference to an object, as the compiler writes it. Text inside strings is skipped, see changeText. */
const REFERENCE = /\b(\d+) 0 R\b/g;

interface TextChange {
  readonly reference: (number: number) => number;
  /** A string with its brackets, and the text before it. */
  readonly string?: (string: string, before: string) => string;
}

export function changeText(text: string, { reference, string = (same) => same }: TextChange): string {
  const changed: string[] = [];
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('(', from);
    const before = text.slice(from, open < 0 ? text.length : open);
    changed.push(before.replace(REFERENCE, (_, number: string) => `${reference(Number(number))} 0 R`));
    if (open < 0) break;
    from = findStringEnd(text, open);
    changed.push(string(text.slice(open, from), before));
  }
  return changed.join('');
}

/** Brackets within a string are paired or escaped (ISO 32000-1, 7.3.4.2). */
function findStringEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The one object that a key refers to. */
export function findReference(text: string, key: string): number | undefined {
  const found = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text);
  return found ? Number(found[1]) : undefined;
}

/** The content of a key's list, without brackets. */
export const findList = (text: string, key: string): string | undefined =>
  new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(text)?.[1];

export const replaceList = (text: string, key: string, list: string): string =>
  text.replace(new RegExp(`/${key} \\[[^\\]]*\\]`), () => `/${key} [${list}]`);

export const listReferences = (list: string): number[] =>
  Array.from(list.matchAll(REFERENCE), ([, number]) => Number(number));

export const writeReferences = (numbers: readonly number[]): string =>
  numbers.map((number) => `${number} 0 R`).join(' ');

/** The dictionary of a key, with its brackets. */
export function findDictionary(text: string, key: string): string {
  const start = text.indexOf(`/${key} <<`);
  if (start < 0) return '<< >>';
  const open = start + key.length + 2;
  let depth = 0;
  for (const { 0: bracket, index } of text.slice(open).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(open, open + index + 2);
  }
  return '<< >>';
}
