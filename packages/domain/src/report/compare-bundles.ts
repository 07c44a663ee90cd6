import { roundHalfUp } from '@quietsite/acoustics';
import { area } from '@quietsite/geometry';
import { displayJudged } from '../calculation/display-level.ts';
import type { SnapshotRow } from '../calculation/snapshot.schema.ts';
import { countVerdicts, judgeIfCriterion, type Verdict } from '../calculation/verdict.ts';
import type { Language } from '../language.ts';
import { kindNamesOf } from '../receivers/kind-names.ts';
import { keysOf } from '../typed-records.ts';
import { english } from './comparison-words/comparison-words.en.ts';
import type { ComparisonWords } from './comparison-words/comparison-words.ts';
import { comparisonWordsOf } from './comparison-words/comparison-words-of.ts';
import { describeCalendar } from './describe-calendar.ts';
import { describeLineZone, showPoint } from './describe-line-zone.ts';
import { describeReportText } from './describe-report-text.ts';
import { describeScreening } from './describe-screening.ts';
import type {
  BundleChange,
  BundleComparison,
  BundleReceiver,
  ComparedCounts,
  ComparedLevels,
  ReceiverChange,
  SubmissionInputs,
} from './submission.schema.ts';

/**
 * The differences between two frozen submissions. A new version has new ids throughout, so items are matched by name.
 * If several share a name, they are matched in order.
 */
export function compareBundles(
  before: SubmissionInputs,
  after: SubmissionInputs,
  language: Language = 'en',
): BundleComparison {
  const words = comparisonWordsOf(language);
  const compare = (describe: (inputs: SubmissionInputs, words: ComparisonWords) => DescribedItems) =>
    compareTexts(describe(before, words), describe(after, words));
  return {
    project: [
      ...compare((inputs, texts) => [
        ...describeProject(inputs, texts),
        ...describeCalendar(inputs, texts),
        ...describeScreening(inputs, texts),
      ]),
      ...compareKinds(before, after, language),
    ],
    zones: compare(describeZones),
    activities: compare(describeActivities),
    equipment: compare(describeEquipment),
    receivers: compareReceivers(before, after),
    counts: { before: countReceivers(before), after: countReceivers(after) },
    report: compare(describeReportText),
    files: compare(describeFiles),
  };
}

/** Whether the working days or the general holidays among them changed. */
export const isCalendarChanged = (before: SubmissionInputs, after: SubmissionInputs): boolean =>
  compareTexts(describeCalendar(before, english), describeCalendar(after, english)).length > 0;

/**
 * Whether the screening switch, the edition of the building layer, a level entered for a zone, an excluded structure or
 * a drawn barrier changed.
 */
export const isScreeningChanged = (before: SubmissionInputs, after: SubmissionInputs): boolean =>
  compareTexts(describeScreening(before, english), describeScreening(after, english)).length > 0;

/** Buildings in both submissions whose kind or its reason changed (M-140). */
function compareKinds(before: SubmissionInputs, after: SubmissionInputs, language: Language): BundleChange[] {
  const names = kindNamesOf(language);
  const describe = ({ snapshot }: SubmissionInputs) =>
    new Map(
      snapshot.receivers.map(({ buildingId, buildingName, name, kind, kindReason }) => [
        buildingId,
        { what: buildingName.trim() || name, text: [names[kind], kindReason ?? []].flat().join(': ') },
      ]),
    );
  const known = describe(before);
  return [...describe(after)].flatMap(([buildingId, { what, text }]) => {
    const was = known.get(buildingId)?.text ?? text;
    return was === text ? [] : [{ what, before: was, after: text }];
  });
}

type DescribedItems = readonly (readonly [what: string, text: string])[];

function describeProject({ project }: SubmissionInputs, words: ComparisonWords): DescribedItems {
  const texts: Record<keyof ComparisonWords['project'], string> = {
    ...project,
    version: project.version === null ? '' : String(project.version),
    commencementDate: project.commencementDate ?? '',
    completionDate: project.completionDate ?? '',
    districts: project.districts.join(', '),
    bufferRadiusMetres: words.metres(project.bufferRadiusMetres),
  };
  return keysOf(words.project).map((field) => [words.project[field], texts[field]]);
}

/** Printed documents differ with every run, so the data they are made from is compared instead. */
const describeFiles = ({ files }: SubmissionInputs, words: ComparisonWords): DescribedItems =>
  files
    .filter(({ kind }) => kind === 'attachment' || kind === 'material')
    .map(({ name, sizeBytes, sha256 }) => [name, words.file(sizeBytes, sha256.slice(0, 12))]);

function describeZones({ snapshot }: SubmissionInputs, words: ComparisonWords): DescribedItems {
  return snapshot.zones.map((zone) => {
    const { name, type, outline, centre } = zone;
    const line = describeLineZone(zone, words);
    if (line !== null) return [name, line];
    const [ring] = outline;
    const corners = (ring?.length ?? 1) - 1;
    return [name, words.zone(type, roundHalfUp(area(outline), 1), corners, showPoint(ring?.[0]), showPoint(centre))];
  });
}

function describeActivities({ snapshot }: SubmissionInputs, words: ComparisonWords): DescribedItems {
  const zones = new Map(snapshot.zones.map(({ id, name }) => [id, name]));
  return snapshot.tasks.map(({ zoneId, name, construction, start, end, isEveryDay }) => [
    words.activity(zones.get(zoneId) ?? '-', name),
    [
      ...(construction === '' ? [] : [construction]),
      words.days(start, end),
      ...(isEveryDay ? [words.worksEveryDay] : []),
    ].join(words.between),
  ]);
}

function describeEquipment(inputs: SubmissionInputs, words: ComparisonWords): DescribedItems {
  const { tasks, rows } = inputs.snapshot;
  const names = describeActivities(inputs, words).map(([name]) => name);
  const activities = new Map(tasks.map(({ id }, index) => [id, names[index] ?? '-']));
  return rows.map((row) => {
    const [activity, group] = [activities.get(row.taskId) ?? '-', row.exclusiveGroup];
    const what = group === '' ? words.machine(activity, row.name) : words.machineOfGroup(activity, row.name, group);
    return [what, describeRow(row, words)];
  });
}

function describeRow(row: SnapshotRow, words: ComparisonWords): string {
  const parts = [words.sound(row.quantity, row.soundPower, row.timePercent, words.days(row.start, row.end))];
  if (row.fixedLocation) parts.push(words.at(showPoint(row.fixedLocation)));
  if (row.plantHeight !== undefined) parts.push(words.screening.plant(row.plantHeight));
  return [...parts, ...listMeasures(row, words)].join(words.betweenMeasures);
}

function listMeasures(row: SnapshotRow, { measure, measures }: ComparisonWords): string[] {
  const figures: readonly (readonly [name: string, figure: number])[] = [
    [row.quieterMethodName || measures.quieterMethod, row.quieterMethodSoundPower],
    [row.quieterEquipmentName || measures.quieterEquipment, row.quieterEquipmentSoundPower],
    [measures.enclosure, row.enclosureDba],
    [measures.barrier, row.barrierDba],
    [measures.hammer, row.hammerDba],
    [row.customMethodName || measures.custom, row.customMethodDba],
  ];
  return figures.flatMap(([name, figure]) => (figure === 0 ? [] : [measure(name, figure)]));
}

function compareTexts(before: DescribedItems, after: DescribedItems): BundleChange[] {
  const changes: BundleChange[] = [];
  for (const [what, one, other] of matchByName(before, after, ([name]) => name)) {
    const [was, is] = [one?.[1] ?? null, other?.[1] ?? null];
    if (was !== is) changes.push({ what, before: was, after: is });
  }
  return changes;
}

function compareReceivers(before: SubmissionInputs, after: SubmissionInputs): ReceiverChange[] {
  const changes: ReceiverChange[] = [];
  const nameOf = ({ name, buildingName }: BundleReceiver) => `${name}\n${buildingName}`;
  const isShown = before.restrictedRowIds !== undefined && after.restrictedRowIds !== undefined;
  for (const [, one, other] of matchByName(before.receivers, after.receivers, nameOf)) {
    const { name, buildingName } = other ?? one ?? { name: '', buildingName: '' };
    const [was, is] = [toLevels(one, before), toLevels(other, after)];
    if (shownOf(was, isShown) !== shownOf(is, isShown)) changes.push({ name, buildingName, before: was, after: is });
  }
  return changes;
}

/**
 * The remark is shown with verdicts that do not exceed. If one submission has no data on it, that is not a difference.
 */
function shownOf(levels: ComparedLevels | null, isShown: boolean): string {
  const hasRemark = isShown && levels !== null && levels.verdict !== 'exceeds' && levels.isRestrictedUnassessed;
  return JSON.stringify(levels && { ...levels, isRestrictedUnassessed: hasRemark });
}

/** As printed in the report: anything that no page shows is not a difference (Q143). */
function toLevels(receiver: BundleReceiver | undefined, inputs: SubmissionInputs): ComparedLevels | null {
  if (!receiver) return null;
  const { criterion, unmitigated, mitigated } = receiver;
  const verdict = findVerdict(receiver, inputs) ?? null;
  const shown = (level: number | null) => (level === null ? null : Number(displayJudged(level, criterion)));
  return {
    ...{ criterion, unmitigated: shown(unmitigated), mitigated: shown(mitigated), verdict },
    isRestrictedUnassessed: isRestricted(inputs) && !receiver.isLeftOut,
  };
}

/** Older submissions do not contain this. */
const isRestricted = ({ restrictedRowIds = [] }: SubmissionInputs): boolean => restrictedRowIds.length > 0;

/**
 * Null if the receiver is left out or not judged; undefined if the verdict is unknown: older submissions store only the
 * highest level, which is not enough if some days have their own criterion.
 */
export function findVerdict(receiver: BundleReceiver, { snapshot }: SubmissionInputs): Verdict | null | undefined {
  if (receiver.isLeftOut) return null;
  if (receiver.verdict !== undefined) return receiver.verdict;
  const judged = snapshot.receivers.find(({ pointId }) => pointId === receiver.pointId);
  return judged?.otherCriteria.length ? undefined : judgeIfCriterion(receiver.mitigated, receiver.criterion);
}

export function countReceivers(inputs: SubmissionInputs): ComparedCounts {
  const verdicts = inputs.receivers.map((receiver) => findVerdict(receiver, inputs));
  return {
    ...countVerdicts(verdicts.map((verdict) => verdict ?? null)),
    leftOut: verdicts.filter((verdict) => verdict === null).length,
    untold: verdicts.filter((verdict) => verdict === undefined).length,
    isRestrictedUnassessed: isRestricted(inputs),
  };
}

/** Matches items by name: those of the first list in its order, then those only in the second. */
function matchByName<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): (readonly [name: string, before: Item | undefined, after: Item | undefined])[] {
  const waiting = new Map<string, Item[]>();
  for (const item of after) {
    const name = nameOf(item);
    const same = waiting.get(name);
    if (same) same.push(item);
    else waiting.set(name, [item]);
  }
  const pairs = before.map((item) => [nameOf(item), item, waiting.get(nameOf(item))?.shift()] as const);
  const added = [...waiting].flatMap(([name, items]) => items.map((item) => [name, undefined, item] as const));
  return [...pairs, ...added];
}
