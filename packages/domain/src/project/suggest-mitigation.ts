import { isAtIssue, type Verdict } from '../calculation/verdict.ts';

/** Where to go after a calculation; null if all receivers satisfy and nothing is suggested. */
export type MitigationSuggestion =
  | 'report'
  | 'selectReceivers'
  | 'quieterMethods'
  | 'quieterEquipment'
  | 'furtherMitigation'
  | null;

export interface SuggestionState {
  readonly isReadonly: boolean;
  readonly receivers: readonly { readonly isSelected: boolean; readonly verdict: Verdict | null }[];
  /** Sound powers of the replacements; 0 if there is none (M-20). */
  readonly rows: readonly {
    readonly quieterMethodSoundPower: number;
    readonly quieterEquipmentSoundPower: number;
  }[];
}

/**
 * Quieter methods first, then quieter equipment, then the rest, and only while a selected receiver exceeds or is
 * borderline (Q115, Q145).
 */
export function suggestMitigation({ isReadonly, receivers, rows }: SuggestionState): MitigationSuggestion {
  // A read-only project can only be read (MITI-02).
  if (isReadonly) return 'report';
  if (!receivers.some(({ verdict }) => isAtIssue(verdict))) return null;
  const selected = receivers.filter(({ isSelected }) => isSelected);
  if (selected.length === 0) return 'selectReceivers'; // Q116
  if (!selected.some(({ verdict }) => isAtIssue(verdict))) return null;
  if (!rows.some((row) => row.quieterMethodSoundPower > 0)) return 'quieterMethods';
  return rows.some((row) => row.quieterEquipmentSoundPower > 0) ? 'furtherMitigation' : 'quieterEquipment';
}
