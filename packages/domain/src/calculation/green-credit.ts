import { TIE_DECIBELS } from '@quietsite/acoustics';

const MIN_DIFFERENCE_DECIBELS = 3;
const MIN_METHODS = 2;

export interface GreenCredit {
  /** Whether the note is shown on screen (M-80, Q26). */
  readonly isNoted: boolean;
  /** Whether the report can claim it, which requires different methods. */
  readonly canBeClaimed: boolean;
}

export interface MethodRow {
  readonly quieterMethodName: string;
  /** 0 if there is none (M-20). */
  readonly quieterMethodSoundPower: number;
}

/** Highest levels at one receiver; null if there is no noise. */
export interface HighestLevels {
  readonly unmitigatedLevel: number | null;
  readonly mitigatedLevel: number | null;
}

/** Credit for quieter construction methods, at one of the selected receivers (M-80). */
export function assessGreenCredit(rows: readonly MethodRow[], selected: readonly HighestLevels[]): GreenCredit {
  const methods = rows.filter((row) => row.quieterMethodSoundPower > 0).map((row) => row.quieterMethodName);
  const isQuieter = selected.some(
    ({ unmitigatedLevel, mitigatedLevel }) =>
      unmitigatedLevel !== null &&
      mitigatedLevel !== null &&
      // In floating point, 90 - 87 can be slightly less than 3.
      unmitigatedLevel - mitigatedLevel >= MIN_DIFFERENCE_DECIBELS - TIE_DECIBELS,
  );
  return {
    isNoted: isQuieter && methods.length >= MIN_METHODS,
    canBeClaimed: isQuieter && new Set(methods).size >= MIN_METHODS,
  };
}
