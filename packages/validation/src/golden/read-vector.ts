import { readFileSync } from 'node:fs';
import { present } from '../present.ts';

interface Vector {
  readonly id: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const VECTORS = ['golden-screening', 'golden-fronts'].flatMap((folder): readonly Vector[] =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/data/${folder}/vectors.json`, import.meta.url), 'utf8')),
);

/** Reads a vector of the second part of the method, with the types that its test declares. */
export function readVector<Input, Expected>(id: string): { readonly input: Input; readonly expected: Expected } {
  const found = present(VECTORS.find((vector) => vector.id === id));
  return { input: found.input as Input, expected: found.expected as Expected };
}
