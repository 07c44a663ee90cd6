import type { EquivalentMutant } from './equivalent-mutants.ts';
import { ENGINE_EQUIVALENTS } from './equivalents-of-engine.ts';
import { SETTLE_EQUIVALENTS } from './equivalents-of-settle.ts';
import { SUM_EQUIVALENTS } from './equivalents-of-sums.ts';

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  ...ENGINE_EQUIVALENTS,
  ...SETTLE_EQUIVALENTS,
  ...SUM_EQUIVALENTS,
];
