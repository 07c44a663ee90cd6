import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { templatesUrl } from './templates-url.ts';

const templates = readdirSync(templatesUrl).filter((name) => name.endsWith('.typ'));

/** Names of fonts, languages and countries, which are not printed. */
const NAMES = /^(Inter|Noto Sans( \w+)*|GB|HK|CN|zh-Han[ts])$/;
/** Keys, files and settings; printed labels have a space or a capital. */
const KEY = /^[a-z][A-Za-z0-9.-]*$/;

/** The unit is the same in every language. The height of two letters is used to count lines. */
const SAME = ['dB(A)', 'dB', '大X'];

/** Text a template would print itself: letters in a string, in brackets or after a heading mark. */
function listLetters(source: string): string[] {
  const code = source.replaceAll(/\/\/.*$/gm, '');
  const texts = [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replaceAll(/\\./g, ''));
  const bare = code.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return [
    ...texts.filter((text) => /\p{L}/u.test(text) && !NAMES.test(text) && !KEY.test(text)),
    ...[...bare.matchAll(/\[([^[\]]*)\]/g)].map(([, content = '']) => withoutCode(content)),
    ...[...bare.matchAll(/^\s*=+ (.*)$/gm)].map(([, content = '']) => withoutCode(content)),
  ].filter((text) => /\p{L}/u.test(text));
}

/** Removes labels and placeholders for values: `#words.page`, `#strong(model.name)`, `#(last - first)`. */
const withoutCode = (content: string): string =>
  content
    .replaceAll(/<[a-z-]+>/g, '')
    .replaceAll(/#(if|for|let|set|show)\b.*/g, '')
    .replaceAll(
      /#[\w.-]+(\([^()]*(\([^()]*\)[^()]*)*\)(\.\w+\(\))*)*|#\([^()]*(\([^()]*(\([^()]*\)[^()]*)*\)[^()]*)*\)/g,
      '',
    );

it.each(templates)('%s has no letters of its own', (name) => {
  const letters = listLetters(readFileSync(new URL(name, templatesUrl), 'utf8'));
  expect(letters.filter((text) => !SAME.includes(text))).toEqual([]);
});

it.each([
  ['= Receipt of submission', 'Receipt of submission'],
  ['#let a = head[Code]', 'Code'],
  ['text("Page ")', 'Page '],
  ['[Appendix #number, page #turn]', 'Appendix , page '],
])('finds letters in %s', (source, letters) => {
  expect(listLetters(source)).toEqual([letters]);
});
