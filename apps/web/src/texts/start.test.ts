import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { home } from '../features/projects/messages/home.en.ts';
import { en } from './en.ts';
import { start } from './start.en.ts';

/** The list of projects waits for its own texts. */
const early = { ...start, home };

const sources = join(import.meta.dirname, '..');
/** Files that can be on the page before the rest of the texts has loaded. */
const FIRST = [
  'main.tsx',
  'app/map/map-stage.tsx',
  'app/map/project-on-map.tsx',
  'features/projects/list/project-list.tsx',
];

const IMPORT = /^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+\.tsx?)';/gm;
/** Anything that looks like a text key, up to its first interpolation. */
const NAME = /['"`]([a-z][A-Za-z]*(?:\.\w+)*\.?)(?=['"`]|\$\{)/g;

/** A file and all its imports. */
function follow(path: string, found: Map<string, string>): Map<string, string> {
  if (found.has(path) || path.includes('/messages/') || path.endsWith('.en.ts')) return found;
  const source = readFileSync(path, 'utf8');
  found.set(path, source);
  for (const [, named = ''] of source.matchAll(IMPORT)) follow(join(dirname(path), named), found);
  return found;
}

const find = (texts: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], texts);

/** Also finds keys with a singular form, and prefixes of several keys. */
function listTexts(texts: object, name: string): readonly string[] {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const around = find(texts, path);
  if (typeof around !== 'object' || around === null) return [];
  const keys = Object.keys(around).filter((key) => last === '' || key === last || key.startsWith(`${last}_`));
  return keys.map((key) => `${path.join('.')}.${key} ${JSON.stringify(find(around, [key]))}`);
}

it('has every text that can be named before the others are there', () => {
  const files = FIRST.reduce((found, name) => follow(join(sources, name), found), new Map<string, string>());
  const names = [...files.values()].flatMap((source) => [...source.matchAll(NAME)].map(([, name = '']) => name));
  const dotted = [...new Set(names.filter((name) => name.includes('.')))];
  expect(dotted.filter((name) => listTexts(en, name).length > 0).length).toBeGreaterThan(200);
  expect(dotted.filter((name) => listTexts(early, name).join() !== listTexts(en, name).join())).toEqual([]);
});

it('follows what it looks through', () => {
  const files = follow(join(sources, 'main.tsx'), new Map());
  expect(files.has(join(sources, 'app/shell.tsx'))).toBe(true);
  expect(files.has(join(sources, 'app/editor-gate.tsx'))).toBe(false);
});
