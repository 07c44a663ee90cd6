import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { awkwardText, changeBytes, changeText } from './awkward.ts';

/** Tags and the text between them. */
type Tokens = string[];
type Change = (tokens: Tokens, random: Random) => void;

const tokensOf = (xml: string): Tokens => xml.match(/<[^>]*>|[^<]+/g) ?? [];
const isTag = (token: string) => token.startsWith('<');
const isOpening = (token: string) => /^<\w/.test(token) && !token.endsWith('/>');
const isClosing = (token: string) => token.startsWith('</');
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pickWhere = (tokens: Tokens, random: Random, is: (token: string) => boolean): number => {
  const places = tokens.flatMap((token, place) => (is(token) ? place : []));
  return places.length === 0 ? -1 : random.pick(places);
};

/** The end of the element that starts here. */
function endOf(tokens: Tokens, start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (isOpening(token)) depth++;
    else if (isClosing(token)) depth--;
    if (depth === 0) return at;
  }
  return tokens.length - 1;
}

/** A number mostly becomes another number: in sheet cells most texts would stop the reader. */
const changeValue = (value: string, random: Random): string =>
  /^\d+(\.\d+)?$/.test(value) && random.chance(0.85)
    ? random.pick(['0', '1', '2', '3', '7', '46000', '46000.75', '99999', '2958465'])
    : changeText(value, random);

const changeTextNode: Change = (tokens, random) => {
  const at = pickWhere(tokens, random, (token) => !isTag(token));
  if (at < 0) return;
  const changed = changeValue(tokens[at] ?? '', random);
  tokens[at] = random.chance(0.95) ? escapeText(changed) : changed;
};

const fillElement: Change = (tokens, random) => {
  const at = pickWhere(tokens, random, isOpening);
  if (at >= 0) tokens.splice(at + 1, 0, escapeText(awkwardText(random)));
};

/** Not the outermost elements: a file without them is rejected at once. */
const pickInner = (tokens: Tokens, random: Random) =>
  pickWhere(
    tokens.slice(0, -1),
    random,
    (token) => isOpening(token) && !/Project|Tasks|worksheet|sheetData/.test(token),
  );

const copyElement: Change = (tokens, random) => {
  const start = pickInner(tokens, random);
  if (start < 0) return;
  const copied = tokens.slice(start, endOf(tokens, start) + 1);
  const target = random.chance(0.7) ? start : pickInner(tokens, random);
  tokens.splice(Math.max(0, target), 0, ...copied);
};

const removeElement: Change = (tokens, random) => {
  const start = pickInner(tokens, random);
  if (start >= 0) tokens.splice(start, endOf(tokens, start) - start + 1);
};

const emptyElement: Change = (tokens, random) => {
  const start = pickInner(tokens, random);
  if (start >= 0) tokens.splice(start, endOf(tokens, start) - start + 1, (tokens[start] ?? '').replace(/>$/, '/>'));
};

const CELL_TYPES = ['s', 'str', 'inlineStr', 'n', 'b', 'd', 'e'];

const changeAttributeValue = (value: string, random: Random): string =>
  CELL_TYPES.includes(value) && random.chance(0.85) ? random.pick(CELL_TYPES) : changeValue(value, random);

const changeAttribute: Change = (tokens, random) => {
  const at = pickWhere(tokens, random, (token) => /="/.test(token));
  if (at < 0) return;
  const values = [...(tokens[at] ?? '').matchAll(/"([^"]*)"/g)];
  if (values.length === 0) return;
  const value = random.pick(values);
  const changed = escapeText(changeAttributeValue(value[1] ?? '', random)).replaceAll('"', '&quot;');
  const start = (value.index ?? 0) + 1;
  tokens[at] =
    `${(tokens[at] ?? '').slice(0, start)}${changed}${(tokens[at] ?? '').slice(start + (value[1] ?? '').length)}`;
};

const addAttribute: Change = (tokens, random) => {
  const at = pickWhere(tokens, random, isOpening);
  const name = random.pick(['r', 's', 't', 'x:r', 'xml:space', 'ref', 'id']);
  if (at >= 0)
    tokens[at] = (tokens[at] ?? '').replace(/>$/, ` ${name}="${escapeText(awkwardText(random)).replaceAll('"', '')}">`);
};

const addBetween: Change = (tokens, random) => {
  const pieces = ['<!-- a -->', '<?a b?>', '<![CDATA[a<b]]>', '<a/>', '<Name>b</Name>', '<Task/>', '<row/>', '\n\t'];
  tokens.splice(random.integer(1, tokens.length), 0, random.pick(pieces));
};

const breakMarkup: Change = (tokens, random) => {
  const at = random.integer(0, Math.max(0, tokens.length - 1));
  if (random.chance(0.5)) tokens.splice(at, 1);
  else tokens[at] = random.pick(['<!DOCTYPE a>', '<!ENTITY a "b">', '<a', '</a>', '<__proto__>', '<>']);
};

/** Mostly changes that keep the XML well-formed. */
const CHANGES: readonly Change[] = [
  changeTextNode,
  changeTextNode,
  changeTextNode,
  changeTextNode,
  changeTextNode,
  fillElement,
  copyElement,
  copyElement,
  removeElement,
  emptyElement,
  changeAttribute,
  changeAttribute,
  addAttribute,
  addBetween,
];

export function changeXml(xml: string, random: Random): string {
  const tokens = tokensOf(xml);
  for (let i = random.integer(1, 4); i > 0; i--) random.pick(CHANGES)(tokens, random);
  if (random.chance(0.06)) breakMarkup(tokens, random);
  return tokens.join('');
}

export function changeMsProject(seed: string, random: Random): Buffer {
  const bytes = Buffer.from(changeXml(seed, random));
  return random.chance(0.15) ? changeBytes(bytes, random) : bytes;
}
