import type { EquivalentMutant } from './equivalent-mutants.ts';

/** Skipping of blocks. */
export const SETTLE_EQUIVALENTS: readonly EquivalentMutant[] = [
  {
    file: 'src/engine/settle.ts',
    code: 'for (let place = first; place < first + places; place++)',
    replacement: 'place <= first + places',
    reason: 'the next receiver is settled later, or has an energy already that no bound reaches',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if (peaks.isSwept[group] === 1 || !mightMatter(peaks, first, places)) continue;',
    replacement: 'false',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'fillNeeds(firstReceiver, count, access, target);',
    replacement: ';',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'function fillNeeds(firstReceiver: number, count: number, access: BlockAccess, { energies, verdicts }: Peaks): void {',
    replacement: '{}',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let lane = 0; lane < count; lane++) {',
    replacement: 'false',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let lane = 0; lane < count; lane++) {',
    replacement: 'lane >= count',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let lane = 0; lane < count; lane++) {',
    replacement: '{}',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let series = 0; series < SERIES; series++) {',
    replacement: 'false',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let series = 0; series < SERIES; series++) {',
    replacement: 'series >= SERIES',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let series = 0; series < SERIES; series++) {',
    replacement: '{}',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let series = 0; series < SERIES; series++) {',
    replacement: 'series <= SERIES',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let i = 0; i < places; i++)',
    replacement: 'i <= places',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if ((energies[first + i] as number) * TIE_ENERGY_RATIO >= (needs[i] as number)) return true;',
    replacement: 'true',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'return false;',
    replacement: 'true',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if (hasAllVerdicts(verdicts[receiver] as number, series)) continue;',
    replacement: 'false',
    reason: 'only how much is looked at or swept again, not what is found',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let lane = 0; lane < count; lane++) {',
    replacement: 'lane <= count',
    reason: 'typed arrays have nothing behind their end, and what is written there is not read',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if (peaks.isSwept[group] === 0) continue;',
    replacement: 'false',
    reason: 'a block that was not swept has no bound that reaches the maximum',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if (block >= 0 && (states[block] as SettledBlock).peaks.isSwept[group] === 0) access.sweep(block);',
    replacement: 'block > 0',
    reason: 'only the order in which blocks are swept',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'const greatest = new Float64Array(LANES * SERIES);',
    replacement: 'LANES / SERIES',
    reason: 'only the order in which blocks are swept',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'const blockOfGreatest = new Int32Array(LANES * SERIES);',
    replacement: 'LANES / SERIES',
    reason: 'only the order in which blocks are swept',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if (block >= 0 && (states[block] as SettledBlock).peaks.isSwept[group] === 0) access.sweep(block);',
    replacement: 'true',
    reason: 'a block that is swept twice has the same peaks',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if ((peaks.energies[place] as number) > (target.energies[place] as number))',
    replacement: 'peaks.energies[place] as number >= (target.energies[place] as number)',
    reason: 'of equal numbers either one is the same',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'for (let receiver = first / SERIES; receiver < (first + places) / SERIES; receiver++)',
    reason: 'verdicts of further receivers are known already where a block was swept, and none elsewhere',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if (bound * TIE_ENERGY_RATIO >= (highest[receiver * SERIES + series] as number)) return true;',
    replacement: 'bound * TIE_ENERGY_RATIO > (highest[receiver * SERIES + series] as number)',
    reason: 'a bound that is not swept lies above its sum by more than rounding, so that neither is equal',
  },
  {
    file: 'src/engine/settle.ts',
    code: 'if (bound >= access.limitsOf(block, receiver).least) return true;',
    replacement: 'bound > access.limitsOf(block, receiver).least',
    reason: 'a bound lies above its sum by more than rounding',
  },
];
