import type { RowMeasures } from '../equipment/equipment.schema.ts';
import { isSameMeasures } from '../equipment/equipment.ts';
import { costOfMeasures } from './cost.ts';
import { emissionOf } from './emissions.ts';
import { withEquipment, withMethod } from './fitting.ts';
import { hasMethod, hasQuieterEquipment } from './measures.ts';
import {
  findEnclosable,
  listProposableEquipment,
  listProposableMethods,
  listScreened,
  type TaskRow,
} from './proposable.ts';
import {
  isNowhereLouder,
  listRowOptions,
  type MeasureOption,
  type PlannedRow,
  type PlanningRules,
} from './row-options.ts';

/** One measure alone, or a combination that a proposal could choose. */
type AlternativeKind = 'method' | 'equipment' | 'screen' | 'step';

/** An alternative for one row, regardless of other rows. */
export interface RowAlternative extends MeasureOption {
  readonly kind: AlternativeKind;
}

/** Every single measure suitable for the row and its activity, then the combinations of M-92. All are quieter. */
export function listRowAlternatives(row: PlannedRow, rules: PlanningRules): readonly RowAlternative[] {
  const { catalogue, weights, isScreened = false } = rules;
  const toAlternative = (kind: AlternativeKind) => (measures: RowMeasures) => ({
    ...{ kind, measures, ...emissionOf({ ...row, ...measures }, isScreened) },
    cost: costOfMeasures(row.measures, measures, weights),
  });
  const methods = listProposableMethods(row, catalogue).map((method) => withMethod(row.measures, method));
  const equipment = listProposableEquipment(row, catalogue).map((machine) => withEquipment(row.measures, machine));
  const alternatives = [
    ...methods.map(toAlternative('method')),
    ...equipment.map(toAlternative('equipment')),
    ...listScreened(row, catalogue).map(toAlternative('screen')),
    ...listRowOptions(row, { ...rules, isAnew: false }).map((option) => ({ ...option, kind: 'step' as const })),
  ];
  const now = emissionOf({ ...row, ...row.measures }, isScreened);
  // Alternatives with the same measures are listed only once.
  return alternatives.filter(
    (alternative, index) =>
      !isNowhereLouder(now, alternative) &&
      alternatives.findIndex((other) => isSameMeasures(other.measures, alternative.measures)) === index,
  );
}

/** Why a change is proposed: an entry in an administrator's table, or usual practice. */
export type ChangeReason =
  | { readonly kind: 'method'; readonly description: string; readonly note: string; readonly source: string }
  | { readonly kind: 'equipment'; readonly className: string; readonly duty: string; readonly source: string }
  | { readonly kind: 'barrier'; readonly dba: number }
  | { readonly kind: 'enclosure'; readonly dba: number; readonly source: string }
  | { readonly kind: 'fallsAway' };

/** A reason for each measure that is added to a row or strengthened (MITI-45). */
export function listReasons(
  row: TaskRow,
  after: RowMeasures,
  { catalogue }: Pick<PlanningRules, 'catalogue'>,
): readonly ChangeReason[] {
  const { measures: before } = row;
  const reasons: ChangeReason[] = [];
  const unequipped = { ...row, measures: withEquipment(after, null) };
  if (hasMethod(after) && after.quieterMethodName !== before.quieterMethodName) {
    const method = listProposableMethods(row, catalogue).find(
      ({ methodName }) => methodName === after.quieterMethodName,
    );
    if (method) {
      const { note, source } = method.fit;
      reasons.push({ kind: 'method', description: method.description, note, source });
    }
  }
  if (hasQuieterEquipment(after) && after.quieterEquipmentName !== before.quieterEquipmentName) {
    const machine = listProposableEquipment(unequipped, catalogue).find(
      ({ name }) => name === after.quieterEquipmentName,
    );
    if (machine) {
      const { className, duty, source } = machine.shared;
      reasons.push({ kind: 'equipment', className, duty, source });
    }
  }
  if (after.barrierDba < before.barrierDba) reasons.push({ kind: 'barrier', dba: after.barrierDba });
  if (after.enclosureDba < before.enclosureDba) {
    const source = findEnclosable(unequipped, catalogue)?.source ?? '';
    reasons.push({ kind: 'enclosure', dba: after.enclosureDba, source });
  }
  return reasons.length > 0 ? reasons : [{ kind: 'fallsAway' }];
}
