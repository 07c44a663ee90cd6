import { AppError } from '../../errors.ts';

export interface FilterToken {
  readonly kind: 'word' | 'text' | 'number' | 'symbol';
  readonly text: string;
}

const MAX_FILTER_LENGTH = 20_000;
const TOKEN =
  /\s*(?:(?<word>[A-Za-z_]\w*)|"(?<quoted>\w+)"|(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?)|'(?<text>(?:[^']|'')*)'|(?<symbol><>|<=|>=|[=<>(),]))/y;

export type TokenReader = ReturnType<typeof createTokenReader>;

export function createTokenReader(text: string) {
  const tokens = tokenise(text);
  let position = 0;

  function next(expected: string): FilterToken {
    const token = tokens[position];
    if (!token) throw invalidFilter(`${expected} is missing at the end`);
    position += 1;
    return token;
  }
  function expectWord(word: string): void {
    const token = next(word);
    if (token.kind !== 'word' || token.text.toUpperCase() !== word.toUpperCase())
      throw invalidFilter(`${word} instead of ${token.text}`);
  }
  function expectSymbol(symbol: string): void {
    const token = next(symbol);
    if (token.kind !== 'symbol' || token.text !== symbol) throw invalidFilter(`${symbol} instead of ${token.text}`);
  }
  const isSymbolNext = (symbol: string) => tokens[position]?.kind === 'symbol' && tokens[position]?.text === symbol;
  return { next, expectWord, expectSymbol, isSymbolNext, isAtEnd: () => position >= tokens.length };
}

function tokenise(text: string): FilterToken[] {
  if (text.length > MAX_FILTER_LENGTH) throw invalidFilter(`longer than ${MAX_FILTER_LENGTH} characters`);
  const tokens: FilterToken[] = [];
  const trimmed = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const start = TOKEN.lastIndex;
    const groups = TOKEN.exec(trimmed)?.groups;
    if (!groups) throw invalidFilter(`not understood: ${trimmed.slice(start, start + 20)}`);
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf(groups: Record<string, string | undefined>): FilterToken {
  const word = groups.word ?? groups.quoted;
  if (word !== undefined) return { kind: 'word', text: word };
  if (groups.number !== undefined) return { kind: 'number', text: groups.number };
  if (groups.text !== undefined) return { kind: 'text', text: groups.text.replaceAll("''", "'") };
  return { kind: 'symbol', text: groups.symbol ?? '' };
}

export const invalidFilter = (filter: string) => new AppError('VALIDATION_FAILED', { filter });
