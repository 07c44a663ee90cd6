import { TIE_DECIBELS } from '@quietsite/acoustics';

const MIN_DIFFERENCE_DECIBELS = 3;
const MIN_METHODS = 2;

export interface GreenCredit {
  /** The note on screen (M-80, Q26). */
  readonly isNoted: boolean;
  /** The claim in the report asks for different methods. */
  readonly canBeClaimed: boolean;
}

export interface MethodRow {
  readonly quieterMethodName: string;
  /** 0 = none (M-20). */
  readonly quieterMethodSoundPower: number;
}

/** Of one receiver; null where nothing is heard. */
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
      // 90 - 87 is a little less than 3 in binary numbers.
      unmitigatedLevel - mitigatedLevel >= MIN_DIFFERENCE_DECIBELS - TIE_DECIBELS,
  );
  return {
    isNoted: isQuieter && methods.length >= MIN_METHODS,
    canBeClaimed: isQuieter && new Set(methods).size >= MIN_METHODS,
  };
}
