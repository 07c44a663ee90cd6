import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const LETTERS = /\p{L}{2,}/u;

/** Attributes that are shown or read aloud. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'label',
];
const read = new Set([...READ, 'alt', 'description', 'error', 'hint', 'text']);

/** The date format is the same in every language. */
const SAME = ['yyyy-mm-dd'];

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The texts written directly in the JSX of a parsed file instead of in a catalogue. */
function listTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listTexts);
  if (!isTree(node)) return [];
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXAttribute') return [...literalsOf(node), ...listTexts(withinOf(node.value))];
  if (node.type === 'JSXExpressionContainer') return [...textsOf(node.expression), ...listTexts(node.expression)];
  return Object.values(node).flatMap(listTexts);
}

const withinOf = (value: unknown): unknown =>
  isTree(value) && value.type === 'JSXExpressionContainer' ? value.expression : value;

function literalsOf({ name, value }: Tree): string[] {
  if (!isTree(name) || !isTree(value) || !read.has(String(name.value))) return [];
  return textsOf(withinOf(value));
}

/** The literal texts an expression may evaluate to: a literal, a template, either branch of a conditional. */
function textsOf(expression: unknown): string[] {
  if (!isTree(expression)) return [];
  if (expression.type === 'StringLiteral') return [String(expression.value)];
  if (expression.type === 'TemplateLiteral')
    return (expression.quasis as readonly Tree[]).map(({ cooked }) => String(cooked));
  if (expression.type === 'ConditionalExpression')
    return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
  return expression.type === 'BinaryExpression' ? textsOfBinary(expression) : [];
}

function textsOfBinary({ operator, left, right }: Tree): string[] {
  if (operator === '+' || operator === '||' || operator === '??') return [...textsOf(left), ...textsOf(right)];
  return operator === '&&' ? textsOf(right) : [];
}

function findHardCoded(code: string): readonly string[] {
  const tree = parseSync(code, { syntax: 'typescript', tsx: true });
  return listTexts(tree).filter((text) => LETTERS.test(text) && !SAME.includes(text.trim()));
}

it('finds words outside the catalogues', () => {
  expect(findHardCoded('<p>Save <b aria-label="Close">{x ? "Yes" : t("no")}</b></p>')).toEqual([
    'Save ',
    'Close',
    'Yes',
  ]);
  expect(findHardCoded(['<p title={`$', '{n} rows`} className="wide">{n} · 5 %</p>'].join(''))).toEqual([' rows']);
});

it('no screen has words of its own: all stand in the catalogues', () => {
  const files = globSync('**/*.tsx', { cwd: sources }).filter((file) => !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    findHardCoded(readFileSync(join(sources, file), 'utf8')).map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
