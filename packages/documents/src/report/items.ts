import {
  assessGreenCredit,
  listMeasures,
  listMitigation,
  listQuieterEquipment,
  listQuieterMethods,
  type MachineEffect,
  type PlanItem,
  type PlanSource,
  type ReportInput,
  roundHalfUp,
  USUAL_MEASURES,
} from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import { isLong, toChoiceList } from './choices.ts';
import { fitColumn } from './layout.ts';
import type { ChoiceList, EffectRow, ItemTable, ReportModel } from './report-model.ts';
import { nameMeasure } from './words/name-measure.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** The narrower column of a two-column list. */
const ITEM_MM = 38;
const [ZONE_MM, MACHINE_MM] = [26, 44];

type Tables = Pick<ReportModel, 'methods' | 'equipment' | 'mitigation'>;

/** REPORT-30 to REPORT-32. */
export function buildItemTables({ snapshot, summary }: PlanSource, words: ReportWords = english): Tables {
  const zoneNames = new Map(snapshot.zones.map(({ id, name }) => [id, name]));
  const zones = new Map(snapshot.tasks.map(({ id, zoneId }) => [id, zoneNames.get(zoneId) ?? '']));
  const codes = new Map(summary.activityCodes.map(({ taskId, code }) => [taskId, code]));
  const places = new Map(summary.activityCodes.map(({ taskId }, index) => [taskId, index]));
  const orderOf = ({ taskId }: PlanItem) => places.get(taskId) ?? places.size;
  const toTable = (items: readonly PlanItem[]): ItemTable => ({
    rows: items
      .toSorted((one, other) => orderOf(one) - orderOf(other))
      .map(({ taskId, activity, name, machines }) => ({
        activity: fitColumn([codes.get(taskId), activity].filter(Boolean).join(' '), ITEM_MM),
        zone: fitColumn(zones.get(taskId) ?? '', ZONE_MM),
        name: fitColumn(nameMeasure(name, words), ITEM_MM),
        machines: fitColumn(machines.map(describeMachine).join('; '), ITEM_MM),
        effects: machines.map(toEffect),
      })),
    isInTwoColumns: isLong(items),
  });
  return {
    methods: toTable(listQuieterMethods(snapshot)),
    equipment: toTable(listQuieterEquipment(snapshot)),
    mitigation: toTable(listMitigation(snapshot)),
  };
}

/** Sound powers in whole decibels (Q13), reductions as entered. */
function describeMachine({ machine, plannedSoundPower, quieterSoundPower, reduction }: MachineEffect): string {
  const planned = roundHalfUp(plannedSoundPower, 0);
  const effect = quieterSoundPower === null ? `${reduction}` : `${planned} → ${roundHalfUp(quieterSoundPower, 0)}`;
  return [machine.trim(), `${effect} dB(A)`].filter(Boolean).join(' ');
}

function toEffect({ machine, plannedSoundPower, quieterSoundPower, reduction }: MachineEffect): EffectRow {
  const show = (level: number | null) => (level === null ? NOTHING : String(roundHalfUp(level, 0)));
  return {
    machine: fitColumn(machine.trim() || NOTHING, MACHINE_MM),
    planned: show(plannedSoundPower),
    quieter: show(quieterSoundPower),
    reduction: reduction === null ? NOTHING : String(reduction),
  };
}

/** The standard measures, ticked if the project uses them, and its custom ones (REPORT-33, Q122). */
export function buildMeasures(
  { snapshot }: PlanSource,
  { measures }: ReportInput,
  words: ReportWords = english,
): ChoiceList {
  const used = listMeasures(snapshot);
  const choices = [...new Set([...USUAL_MEASURES, ...used])].map((name) => ({
    text: nameMeasure(name, words),
    isTicked: used.includes(name),
  }));
  return toChoiceList(choices, measures.others);
}

/** REPORT-45, Q26. */
export function buildCredit({ snapshot, results }: PlanSource, { credit }: ReportWords = english): string {
  const rows = snapshot.rows.map(({ quieterMethodName = '', quieterMethodSoundPower }) => ({
    quieterMethodName,
    quieterMethodSoundPower,
  }));
  const levels = results
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ unmitigated, mitigated }) => ({
      unmitigatedLevel: unmitigated.highestLevel,
      mitigatedLevel: mitigated.highestLevel,
    }));
  return assessGreenCredit(rows, levels).canBeClaimed ? credit : '';
}
