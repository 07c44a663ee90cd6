import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

interface Axe {
  readonly version: string;
  getRules(tags: readonly string[]): readonly { readonly tags: readonly string[] }[];
}

interface Rules {
  readonly version: string;
  readonly tags: readonly string[];
  readonly ruleCount: number;
  /** Rules also checked in the smaller window. */
  readonly roomRules: readonly string[];
  readonly sizes: readonly string[];
}

const CHECK_FILE = 'e2e/src/pages/fine-screen.ts';

/** axe skips experimental and deprecated rules, whatever their other tags. */
const isApplied = (rule: { readonly tags: readonly string[] }) =>
  !rule.tags.some((tag) => tag === 'experimental' || tag === 'deprecated');

function valuesOf(source: string, type: 'tag' | 'rule'): string[] {
  const list = new RegExp(String.raw`type: '${type}'(?: as const)?, values: \[([^\]]*)\]`).exec(source)?.[1];
  if (list === undefined) throw new Error(`${CHECK_FILE} names no ${type}s that can be read`);
  return [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
}

/** The rules of the screen check, read from the check itself and its version of axe. */
export function readRules(): Rules {
  const source = readFileSync(CHECK_FILE, 'utf8');
  const axe = createRequire(resolve('e2e/package.json'))('axe-core') as Axe;
  const tags = valuesOf(source, 'tag');
  const sizes = source.matchAll(/setViewportSize\(\{ width: (\d+), height: (\d+) \}\)/g);
  return {
    version: axe.version,
    tags,
    ruleCount: axe.getRules(tags).filter(isApplied).length,
    roomRules: valuesOf(source, 'rule'),
    sizes: [...sizes].map(([, width, height]) => `${width} × ${height}`),
  };
}
