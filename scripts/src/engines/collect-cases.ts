import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type MethodCase, randomCase } from '@quietsite/validation';
import { repositoryRoot } from '../stack/cluster.ts';
import type { EngineInput } from './answer.ts';
import type { EngineCase } from './run-cases.ts';

type Case = EngineCase<EngineInput>;

const GOLDEN = join(repositoryRoot, 'packages/fixtures/data/golden');
const LEVELS = 100_000;
const LEVELS_PER_CASE = 1000;
/** From -20 to 150 dB, in steps that are no round binary fractions. */
const LEAST_LEVEL = -20;
const LEVEL_STEP = 0.0017;

export function collectCases(randomCount: number): Case[] {
  return [...readGoldenCases(), ...makeLevelCases(), ...makeRandomCases(randomCount)];
}

function readGoldenCases(): Case[] {
  const files = globSync('C*/input.json', { cwd: GOLDEN }).sort();
  if (files.length === 0) throw new Error(`${GOLDEN} holds no golden case`);
  return files.map((file) => {
    const method: MethodCase = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'));
    return { id: `golden ${basename(dirname(file))}`, input: { kind: 'method', method } };
  });
}

function makeLevelCases(): Case[] {
  return Array.from({ length: LEVELS / LEVELS_PER_CASE }, (_, i) => {
    const from = LEAST_LEVEL + i * LEVELS_PER_CASE * LEVEL_STEP;
    return { id: `levels from ${from}`, input: { kind: 'levels', from, step: LEVEL_STEP, count: LEVELS_PER_CASE } };
  });
}

function makeRandomCases(count: number): Case[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = i + 1;
    return { id: `random ${seed}`, input: { kind: 'method', method: randomCase(seed) } };
  });
}
