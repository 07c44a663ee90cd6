import { readdirSync, readFileSync } from 'node:fs';
import { present } from '../present.ts';

const ROOT = new URL('../../../fixtures/data/golden/', import.meta.url);
/** G: vectors for single rules, C: whole cases; each with a number and an optional letter, such as G07b. */
const NAME = /^(([GC])(\d+)([a-z]?))-/;

/** A golden case with the information from its origin.md. */
export interface GoldenFolder {
  /** For example G07b-published-receiver-sheet. */
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly string[];
  /** The text between the clauses and the first section. */
  readonly note: string;
  readonly input: unknown;
  readonly expected: unknown;
}

/** Vectors first, then cases, by number. */
export function listGoldenFolders(): GoldenFolder[] {
  return readdirSync(ROOT).sort(compareNames).map(readGoldenFolder);
}

export function getGoldenFolder(id: string): GoldenFolder {
  const folder = listGoldenFolders().find((candidate) => candidate.id === id);
  if (folder === undefined) throw new RangeError(`there is no golden case ${id}`);
  return folder;
}

function readGoldenFolder(name: string): GoldenFolder {
  const read = (file: string) => readFileSync(new URL(`${name}/${file}`, ROOT), 'utf8');
  return {
    name,
    id: present(partsOf(name)[1]),
    ...parseOrigin(name, read('origin.md')),
    input: JSON.parse(read('input.json')),
    expected: JSON.parse(read('expected.json')),
  };
}

function parseOrigin(name: string, text: string): Pick<GoldenFolder, 'title' | 'clauses' | 'note'> {
  const [heading = '', clauses = '', ...rest] = text.trim().split(/\n{2,}/);
  const id = present(partsOf(name)[1]);
  if (!heading.startsWith(`# ${id} `) || !clauses.startsWith('Clauses: '))
    throw new SyntaxError(`${name}/origin.md does not begin with its id, a title and the clauses`);
  const firstSection = rest.findIndex((paragraph) => paragraph.startsWith('## '));
  return {
    title: heading.slice(`# ${id} `.length),
    clauses: clauses.match(/M-\d+/g) ?? [],
    note: rest.slice(0, firstSection).join('\n\n'),
  };
}

function partsOf(name: string): RegExpExecArray {
  const parts = NAME.exec(name);
  if (parts === null) throw new SyntaxError(`${name} is no name of a golden case`);
  return parts;
}

function compareNames(a: string, b: string): number {
  const [, , kindA = '', numberA, letterA = ''] = partsOf(a);
  const [, , kindB = '', numberB, letterB = ''] = partsOf(b);
  if (kindA !== kindB) return kindA === 'G' ? -1 : 1;
  return Number(numberA) - Number(numberB) || (letterA < letterB ? -1 : 1);
}
