import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CLAUSE_GROUPS,
  type ClauseCode,
  methodInEnglish,
  methodInSimplified,
  methodInTraditional,
} from '@quietsite/domain';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { writeCited } from '../lib/cited.ts';
import { startTexts } from '../testing/texts.ts';
import { en } from '../texts/en.ts';
import { zhHans } from '../texts/zh-hans.ts';
import { zhHant } from '../texts/zh-hant.ts';
import { CitedText, ClauseLink } from './clause-link.tsx';

beforeAll(startTexts);

const CODE = /\bM-\d+/g;
const clauses: readonly string[] = Object.values(CLAUSE_GROUPS).flat();

function listTexts(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)));
}

it('[HELP-08] leads from a code to its clause, in a tab of its own', () => {
  const markup = renderToStaticMarkup(<ClauseLink code="M-58" />);
  expect(markup).toContain('href="/Method#M-58"');
  expect(markup).toContain('target="_blank"');
  expect(markup).toContain('aria-label="M-58 Whose level is judged (opens in a new tab)"');
  expect(markup).toMatch(/>M-58<\/a>$/);
});

it('[HELP-08] makes each clause behind a text a link, and writes the same where there are none', () => {
  const cited = { text: 'SWL + reduction', clauses: ['M-10', 'M-22'] as ClauseCode[] };
  const markup = renderToStaticMarkup(<CitedText {...cited} />);
  expect(markup.match(/href="[^"]+"/g)).toEqual(['href="/Method#M-10"', 'href="/Method#M-22"']);
  expect(markup.replace(/<[^>]+>/g, '')).toBe('SWL + reduction (M-10, M-22)');
  expect(writeCited(i18next.t, cited)).toBe('SWL + reduction (M-10, M-22)');
});

it.each([
  ['English', en],
  ['Traditional', zhHant],
  ['Simplified', zhHans],
])('[HELP-08] no text of the %s catalogue holds a bare code', (_, catalogue) => {
  expect(listTexts(catalogue).filter((text) => CODE.test(text))).toEqual([]);
});

it.each([methodInEnglish, methodInTraditional, methodInSimplified])(
  '[HELP-09] a clause cites only clauses of the page',
  (method) => {
    const within = listTexts(method.clauses).flatMap((text) => text.match(CODE) ?? []);
    expect(within.length).toBeGreaterThan(5);
    expect(within.filter((code) => !clauses.includes(code))).toEqual([]);
  },
);

it('[HELP-09] every code that a screen cites has its clause on the page of the method', () => {
  const sources = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) => !file.includes('.test.'));
  const cited = files.flatMap(
    (file) => readFileSync(join(sources, file), 'utf8').match(/(?<=['"])M-\d+(?=['"])/g) ?? [],
  );
  expect(new Set(cited).size).toBeGreaterThan(15);
  expect(cited.filter((code) => !clauses.includes(code))).toEqual([]);
});
