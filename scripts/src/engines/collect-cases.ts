import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type MethodCase, randomCase } from '@quietsite/validation';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import type { EngineInput } from './answer.ts';
import type { EngineCase } from './run-cases.ts';

type Case = EngineCase<EngineInput>;

const GOLDEN = join(repositoryRoot, 'packages/fixtures/data/golden');
const LEVELS_PER_CASE = 1000;
/** From -20 to 150 dB, in steps that are not round binary fractions. */
const MIN_LEVEL = -20;
const LEVEL_RANGE = 170;

export interface CaseCounts {
  readonly random: number;
  /** A multiple of 1,000. */
  readonly levels: number;
}

export function collectCases({ random, levels }: CaseCounts): Case[] {
  return [...readGoldenCases(), ...makeLevelCases(levels), ...makeRandomCases(random)];
}

function readGoldenCases(): Case[] {
  const files = globSync('C*/input.json', { cwd: GOLDEN }).sort();
  if (files.length === 0) throw new Error(`${GOLDEN} holds no golden case`);
  return files.map((file) => {
    const method: MethodCase = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'));
    return { id: `golden ${basename(dirname(file))}`, input: { kind: 'method', method } };
  });
}

function makeLevelCases(levels: number): Case[] {
  const step = LEVEL_RANGE / levels;
  return Array.from({ length: levels / LEVELS_PER_CASE }, (_, i) => {
    const from = MIN_LEVEL + i * LEVELS_PER_CASE * step;
    return { id: `levels from ${from}`, input: { kind: 'levels', from, step, count: LEVELS_PER_CASE } };
  });
}

function makeRandomCases(count: number): Case[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = i + 1;
    return { id: `random ${seed}`, input: { kind: 'method', method: randomCase(seed) } };
  });
}
