import { roundHalfUp } from '@quietsite/acoustics';
import { area } from '@quietsite/geometry';
import type { SnapshotRow } from '../calculation/snapshot.ts';
import type { BundleReceiver, SubmissionInputs } from './bundle.ts';
import { describeReportText } from './describe-report-text.ts';

/** One difference; null: not there. */
export interface BundleChange {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ComparedLevels {
  readonly criterion: number;
  readonly unmitigated: number | null;
  readonly mitigated: number | null;
}

export interface ReceiverChange {
  readonly name: string;
  readonly buildingName: string;
  readonly before: ComparedLevels | null;
  readonly after: ComparedLevels | null;
}

export interface BundleComparison {
  readonly project: readonly BundleChange[];
  readonly zones: readonly BundleChange[];
  readonly activities: readonly BundleChange[];
  readonly equipment: readonly BundleChange[];
  readonly receivers: readonly ReceiverChange[];
  /** What people wrote into the report. */
  readonly report: readonly BundleChange[];
  /** What they attached, by name and hash. */
  readonly files: readonly BundleChange[];
}

/**
 * What is different between two frozen submissions. A new version has new ids throughout, so things are found again by
 * what people call them; of several of one name the first is compared with the first.
 */
export function compareBundles(before: SubmissionInputs, after: SubmissionInputs): BundleComparison {
  return {
    project: compareTexts(describeProject(before), describeProject(after)),
    zones: compareTexts(describeZones(before), describeZones(after)),
    activities: compareTexts(describeActivities(before), describeActivities(after)),
    equipment: compareTexts(describeEquipment(before), describeEquipment(after)),
    receivers: compareReceivers(before.receivers, after.receivers),
    report: compareTexts(describeReportText(before), describeReportText(after)),
    files: compareTexts(describeFiles(before), describeFiles(after)),
  };
}

type Described = readonly (readonly [what: string, text: string])[];

const PROJECT_FIELDS = {
  title: 'Title',
  version: 'Version',
  proponent: 'Project proponent',
  agreement: 'Agreement',
  mainContractor: 'Main contractor',
  engineerConsultant: 'Engineer / consultant',
  commencementDate: 'Commencement',
  completionDate: 'Completion',
  description: 'Description',
  specialFeature: 'Special feature',
  eiaReference: 'EIA reference',
  districts: 'Districts',
  bufferRadiusMetres: 'Assessment area',
} as const satisfies Partial<Record<keyof SubmissionInputs['project'], string>>;

function describeProject({ project }: SubmissionInputs): Described {
  const texts: Record<keyof typeof PROJECT_FIELDS, string> = {
    ...project,
    version: project.version === null ? '' : String(project.version),
    commencementDate: project.commencementDate ?? '',
    completionDate: project.completionDate ?? '',
    districts: project.districts.join(', '),
    bufferRadiusMetres: `${project.bufferRadiusMetres} m`,
  };
  const fields = Object.entries(PROJECT_FIELDS) as [keyof typeof PROJECT_FIELDS, string][];
  return fields.map(([field, label]) => [label, texts[field]]);
}

/** Printed documents differ with every run: what they are made from is compared instead. */
const describeFiles = ({ files }: SubmissionInputs): Described =>
  files
    .filter(({ kind }) => kind === 'attachment' || kind === 'material')
    .map(({ name, sizeBytes, sha256 }) => [name, `${sizeBytes} bytes, SHA-256 ${sha256.slice(0, 12)}`]);

function describeZones({ snapshot }: SubmissionInputs): Described {
  return snapshot.zones.map(({ name, type, outline, centre }) => [
    name,
    `type ${type}, ${roundHalfUp(area(outline), 1)} m², ${(outline[0]?.length ?? 1) - 1} corners from ${showPoint(outline[0]?.[0])}, centre ${showPoint(centre)}`,
  ]);
}

const showPoint = (point: readonly [number, number] | undefined) =>
  point ? point.map((coordinate) => coordinate.toFixed(2)).join(' / ') : '-';

function describeActivities({ snapshot }: SubmissionInputs): Described {
  const zones = new Map(snapshot.zones.map(({ id, name }) => [id, name]));
  return snapshot.tasks.map(({ zoneId, name, construction, start, end }) => [
    `${zones.get(zoneId) ?? '-'}: ${name}`,
    [...(construction === '' ? [] : [construction]), `${start} to ${end}`].join(', '),
  ]);
}

function describeEquipment(inputs: SubmissionInputs): Described {
  const { tasks, rows } = inputs.snapshot;
  const names = describeActivities(inputs).map(([name]) => name);
  const activities = new Map(tasks.map(({ id }, index) => [id, names[index] ?? '-']));
  return rows.map((row) => {
    const group = row.exclusiveGroup === '' ? '' : ` (group ${row.exclusiveGroup})`;
    return [`${activities.get(row.taskId) ?? '-'}: ${row.name}${group}`, describeRow(row)];
  });
}

function describeRow(row: SnapshotRow): string {
  const parts = [`${row.quantity} x ${row.soundPower} dB(A), ${row.timePercent} %, ${row.start} to ${row.end}`];
  if (row.fixedLocation) parts.push(`at ${showPoint(row.fixedLocation)}`);
  return [...parts, ...listMeasures(row)].join('; ');
}

function listMeasures(row: SnapshotRow): string[] {
  const measures: readonly (readonly [name: string, figure: number])[] = [
    [row.quieterMethodName || 'quieter method', row.quieterMethodSoundPower],
    [row.quieterEquipmentName || 'QPME', row.quieterEquipmentSoundPower],
    ['enclosure', row.enclosureDba],
    ['barrier', row.barrierDba],
    ['hammer', row.hammerDba],
    [row.customMethodName || 'custom measure', row.customMethodDba],
  ];
  return measures.flatMap(([name, figure]) => (figure === 0 ? [] : [`${name} ${figure} dB(A)`]));
}

function compareTexts(before: Described, after: Described): BundleChange[] {
  const changes: BundleChange[] = [];
  for (const [what, one, other] of pair(before, after, ([name]) => name)) {
    const [was, is] = [one?.[1] ?? null, other?.[1] ?? null];
    if (was !== is) changes.push({ what, before: was, after: is });
  }
  return changes;
}

function compareReceivers(before: readonly BundleReceiver[], after: readonly BundleReceiver[]): ReceiverChange[] {
  const changes: ReceiverChange[] = [];
  for (const [, one, other] of pair(before, after, ({ name, buildingName }) => `${name}\n${buildingName}`)) {
    const { name, buildingName } = other ?? one ?? { name: '', buildingName: '' };
    const [was, is] = [toLevels(one), toLevels(other)];
    if (JSON.stringify(was) !== JSON.stringify(is)) changes.push({ name, buildingName, before: was, after: is });
  }
  return changes;
}

/** As the report prints them: what no page shows is no difference (Q143). */
function toLevels(receiver: BundleReceiver | undefined): ComparedLevels | null {
  if (!receiver) return null;
  const { criterion, unmitigated, mitigated } = receiver;
  return { criterion, unmitigated: toTenth(unmitigated), mitigated: toTenth(mitigated) };
}

const toTenth = (level: number | null) => (level === null ? null : roundHalfUp(level, 1));

/** Those of the first in its order, then what only the second has. */
function pair<Item>(
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
