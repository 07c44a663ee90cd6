import type { Explanation } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { cite, writeCited } from '../../lib/cited.ts';
import { formatCriterion } from '../../lib/format.ts';
import { type DerivationColumn, listColumns } from './columns.ts';
import { describeCriterion, describeVerdicts, type Judged } from './criterion-model.ts';
import {
  describeActivityNotes,
  describeMachineNotes,
  nameActivity,
  nameCombination,
  nameDays,
  nameZone,
} from './derivation-labels.ts';
import { type ActivityBlock, buildDerivation, type ZoneBlock } from './derivation-model.ts';
import { formatTerm } from './figures.ts';
import { listMethodNotes } from './method-notes.ts';
import { listNeighbourLines } from './neighbour-lines.ts';

type Cells = readonly string[];

interface Names {
  readonly receiver: string;
  /** In calculation order. */
  readonly neighbours: readonly string[];
}

/** The whole derivation as plain text. Columns are separated by tabs, so that it can be pasted into a spreadsheet. */
export function writeDerivationText(t: TFunction, explanation: Explanation, names: Names): string {
  const { day, run, criterion } = explanation;
  const model = buildDerivation(explanation);
  const columns = listColumns(t, run, model.isScreened);
  const lines: Cells[] = [
    [t('derivation.title')],
    [names.receiver],
    [t('derivation.ofDay', { run: t(`derivation.${run}`), day })],
    [model.hasLevel ? t('derivation.headline', { level: model.level }) : t('derivation.nothing')],
    ...(model.combination === null ? [] : [[writeCited(t, nameCombination(t, model.combination))]]),
    [],
    [t('derivation.machine'), ...columns.flatMap(writeHead)],
    ...model.zones.flatMap((zone) => writeZone(t, zone, columns)),
    writeSum(t('derivation.sum'), columns, model.exactLevel, model.share),
    [],
    ...listMethodNotes(t, run, model.isScreened).map(({ name, formula }) => [name, writeCited(t, formula)]),
    [],
    [t('derivation.criterion'), t('derivation.criterionValue', { criterion: formatCriterion(criterion.value) })],
    ...describeCriterion(t, criterion).map((step) => ['', writeCited(t, step)]),
    ...writeVerdicts(t, explanation, criterion.value),
    [],
    ...writeNeighbours(t, explanation, names.neighbours),
  ];
  return lines.map((cells) => cells.join('\t').trimEnd()).join('\n');
}

const figuresOf = ({ under }: DerivationColumn) => (under ? 2 : 1);

function writeHead({ title, unit, clause, under }: DerivationColumn): Cells {
  const details = [unit, clause].filter((text) => text !== '' && text !== null).join(', ');
  return [details === '' ? title : `${title} (${details})`, ...(under ? [''] : [])];
}

function writeZone(t: TFunction, zone: ZoneBlock, columns: readonly DerivationColumn[]): Cells[] {
  return [
    [nameZone(t, zone), ...(zone.counts ? [] : [writeCited(t, cite(t('derivation.doesNotCount'), 'M-34'))])],
    ...zone.activities.flatMap((activity) => writeActivity(t, activity, columns)),
    writeSum(t('derivation.sumOfZone', { name: zone.name }), columns, zone.level, zone.share),
  ];
}

function writeActivity(t: TFunction, activity: ActivityBlock, columns: readonly DerivationColumn[]): Cells[] {
  return [
    [
      nameActivity(t, activity),
      nameDays(t, activity),
      ...describeActivityNotes(t, activity).map((note) => writeCited(t, note)),
    ],
    ...activity.machines.map((machine) => [
      [machine.name, ...describeMachineNotes(t, machine)].join('; '),
      ...columns.flatMap(({ figure, under }) => [figure(machine), ...(under ? [under(machine)] : [])]),
    ]),
    writeSum(t('derivation.sumOfActivity', { code: activity.code }), columns, activity.level, activity.share),
  ];
}

/** Aligned with the last two columns, level and share. */
function writeSum(title: string, columns: readonly DerivationColumn[], level: string, share: string): Cells {
  const before = columns.slice(0, -2).reduce((count, column) => count + figuresOf(column), 0);
  return [title, ...Array.from({ length: before }, () => ''), level, share];
}

function writeVerdicts(t: TFunction, judged: Judged, criterion: number | null): Cells[] {
  return describeVerdicts(t, judged, criterion).map(({ compared, exceeds }, index) => [
    index === 0 ? t('derivation.verdict') : '',
    writeCited(t, compared),
    t(exceeds ? 'verdict.exceeds' : 'verdict.satisfies'),
  ]);
}

function writeNeighbours(t: TFunction, explanation: Explanation, titles: readonly string[]): Cells[] {
  const lines = listNeighbourLines(t, explanation, titles);
  if (lines.length === 0) return [[writeCited(t, cite(t('derivation.noNeighbours'), 'M-52'))]];
  return [
    [t('derivation.neighbours')],
    ...lines.map(({ name, level, isDetail }) => {
      const text = writeCited(t, name);
      return isDetail ? ['', text, level] : [text, '', level];
    }),
    [t('derivation.withNeighbours'), '', formatTerm(explanation.withNeighbours.level)],
    ...writeVerdicts(t, explanation.withNeighbours, explanation.criterion.value),
  ];
}
