import {
  computeEmission,
  computeMitigatedEmission,
  computeTotalReduction,
  type MitigationInput,
  type RunEnergies,
  SCREENING_CORRECTIONS,
  type ScreenedRow,
  toEnergy,
} from '@quietsite/acoustics';

/** The energies of a row with each correction, by run, and those that decide which rows are quiet (M-108, M-111). */
export function computeScreenedRow(row: MitigationInput): ScreenedRow | undefined {
  const unmitigated = computeEmission(row)?.totalSoundPower;
  const mitigated = computeMitigatedEmission(row)?.totalSoundPower;
  if (unmitigated === undefined || mitigated === undefined) return undefined;
  const machine = machineReduction(row);
  return {
    energies: SCREENING_CORRECTIONS.map((correction) =>
      toEnergies([
        unmitigated + computeTotalReduction(0, 0, correction),
        mitigated + computeTotalReduction(machine, row.barrierDba, correction),
        mitigated + computeTotalReduction(machine, 0, correction),
      ]),
    ),
    machine: toEnergies([unmitigated, mitigated + machine, mitigated + machine]),
  };
}

/** The most negative measure at the machine (M-111). */
export function machineReduction({ enclosureDba, hammerDba, customMethodDba }: MitigationInput): number {
  return Math.min(0, enclosureDba, hammerDba, customMethodDba);
}

const toEnergies = (levels: readonly number[]): RunEnergies => levels.map(toEnergy);
