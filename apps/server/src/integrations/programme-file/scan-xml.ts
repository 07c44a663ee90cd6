import { MAX_TOKEN_LENGTH } from './limits.ts';
import { programmeRefused } from './refuse-programme.ts';

/** Texts, end tags and start tags; comments, instructions and CDATA sections are skipped. Anything else is rejected. */
const NAME = '[A-Za-z_][\\w:.-]*';
const TOKEN = new RegExp(
  [
    '[^<]+',
    `</(${NAME})\\s*>`,
    `<(${NAME})((?:\\s+${NAME}=(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`,
    '<!--[^]*?-->',
    '<\\?[^]*?\\?>',
    '<!\\[CDATA\\[[^]*?\\]\\]>',
  ].join('|'),
  'y',
);
const ATTRIBUTE = new RegExp(`(${NAME})=(?:"([^"]*)"|'([^']*)')`, 'g');
const MAX_DEPTH = 64;

interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly depth: number;
  readonly attributes: string;
  /** Offset of its first character. */
  readonly start: number;
}

interface XmlVisitor {
  open(element: XmlElement): void;
  /** `end` is the offset after its last character; an empty element is opened and closed. */
  close?(name: string, depth: number, end: number): void;
}

/**
 * Scans XML once without building anything, and accepts only what every program reads alike: no document type and so no
 * custom entities, no stray brackets, no end tag without its start tag. The result is safe for a more lenient parser.
 */
export function scanXml(xml: string, visitor: XmlVisitor): void {
  if (/<!(?!--|\[CDATA\[)/.test(xml)) throw programmeRefused('HAS_ENTITIES');
  refuseLongTokens(xml);
  const open: string[] = [];
  let [at, roots] = [0, 0];
  while (at < xml.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(xml);
    if (token === null) throw programmeRefused('NOT_READABLE');
    const [whole, closed, opened, attributes = '', slash] = token;
    at += whole.length;
    if (opened !== undefined) {
      if (open.length === 0) roots++;
      if (open.length === MAX_DEPTH || roots > 1) throw programmeRefused('NOT_READABLE');
      const name = localName(opened);
      visitor.open({ name, depth: open.length, attributes, start: at - whole.length });
      if (slash === '/') visitor.close?.(name, open.length, at);
      else open.push(opened);
    } else if (closed !== undefined) {
      if (open.pop() !== closed) throw programmeRefused('NOT_READABLE');
      visitor.close?.(localName(closed), open.length, at);
    }
  }
  if (open.length > 0 || roots === 0) throw programmeRefused('NOT_READABLE');
}

/** Returns raw values by attribute name, without prefixes. */
export function readAttributes(attributes: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE))
    values.set(localName(name), double ?? single ?? '');
  return values;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function refuseLongTokens(xml: string): void {
  for (let at = 0; at < xml.length; ) {
    const next = xml.indexOf('<', at + 1);
    const end = next < 0 ? xml.length : next;
    if (end - at > MAX_TOKEN_LENGTH) throw programmeRefused('CELL_TOO_LONG');
    at = end;
  }
}
