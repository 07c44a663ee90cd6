import type { CaseRow } from '../case.ts';
import { Dec, dec, energyOf } from './decimal.ts';

/** Two complete calculations (M-23), and the one for the barrier figures: every measure except barriers (M-70). */
export type Run = 'unmitigated' | 'mitigated' | 'withoutBarriers';

/** A row with quantity 0 or time 0 contributes nothing (M-11). */
export function isSilent(row: CaseRow): boolean {
  return row.quantity <= 0 || row.timePercent <= 0;
}

/**
 * Energy of the row's sound power with the time and quantity corrections (M-10), in the mitigated runs after
 * replacement and effect (M-22). Adding 10 log(x) to a level multiplies its energy by x.
 */
export function soundPowerEnergy(row: CaseRow, run: Run, screening: 0 | -5 | -10 = 0): Dec {
  const level = machineSoundPower(row, run).plus(totalReduction(row, run, screening));
  return energyOf(level).times(row.quantity).times(row.timePercent).div(100);
}

/** The QPME if it has a sound power, otherwise the quieter method, otherwise the original equipment (M-20, M-24). */
function machineSoundPower(row: CaseRow, run: Run): Dec {
  if (run !== 'unmitigated' && row.quieterEquipmentSoundPower > 0) {
    return dec(row.quieterEquipmentSoundPower);
  }
  if (run !== 'unmitigated' && row.quieterMethodSoundPower > 0) {
    return dec(row.quieterMethodSoundPower);
  }
  return dec(row.soundPower);
}

/** Without screening the single most negative value, never a sum (M-21); with it by M-111. */
function totalReduction(row: CaseRow, run: Run, screening: number): Dec {
  const isMitigated = run !== 'unmitigated';
  const machine = isMitigated ? Dec.min(0, row.enclosureDba, row.hammerDba, row.customMethodDba) : dec(0);
  const barrier = run === 'mitigated' ? row.barrierDba : 0;
  return Dec.min(machine, barrier, Dec.max(-20, machine.plus(screening)));
}
