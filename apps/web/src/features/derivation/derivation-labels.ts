import type { TFunction } from 'i18next';
import { type Cited, cite } from '../../lib/cited.ts';
import { formatText } from '../../lib/format.ts';
import type { ActivityBlock, CombinationLine, SourceLine, ZoneBlock } from './derivation-model.ts';
import type { MachineLine, ReductionParts } from './machine-lines.ts';
import { describeScreening } from './screening-notes.ts';

/** A custom method is shown by its own name (CALC-32). */
export function nameMeasure(t: TFunction, measure: MachineLine['measure']): string {
  if (measure === null) return '-';
  return measure.measure === 'custom' && measure.name !== '' ? measure.name : t(`derivation.${measure.measure}`);
}

/** A single activity is shown by its own letter. */
export function nameCombination(t: TFunction, { code, codes }: CombinationLine): Cited {
  const text =
    codes.length === 1
      ? t('derivation.atWork', { code })
      : t('derivation.atWorkTogether', { code, codes: codes.join(', ') });
  return cite(text, 'M-41');
}

export const nameZone = (t: TFunction, { name, type }: ZoneBlock): string => t('derivation.zone', { name, type });

export const nameActivity = (t: TFunction, { code, name }: ActivityBlock): string =>
  t('derivation.activity', { code, name });

export const nameDays = (t: TFunction, { start, end }: ActivityBlock): string => t('derivation.days', { start, end });

/** The notes below the equipment name. */
export function describeMachineNotes(t: TFunction, machine: MachineLine): string[] {
  const { officialId, group, runs, isFixed, replacement, notAdded, parts } = machine;
  return [
    ...(officialId === '' ? [] : [officialId]),
    ...(replacement
      ? [t(`derivation.${replacement.kind}`, { name: formatText(replacement.name), level: replacement.original })]
      : []),
    ...(isFixed ? [t('derivation.fixedMark')] : []),
    ...(group === '' ? [] : [t('derivation.group', { group })]),
    ...(runs ? [] : [t('derivation.silentGroup')]),
    ...(parts === null ? [] : [nameParts(t, parts)]),
    ...(notAdded.length === 0
      ? []
      : [
          t('derivation.notAdded', {
            measures: notAdded.map((entry) => `${nameMeasure(t, entry)} ${entry.effect}`).join(', '),
          }),
        ]),
  ];
}

/** 'Enclosure -15.0, screened -10.0, limited to -20.0' (M-111). */
function nameParts(t: TFunction, { machine, barrier, isBarrierScreened, screening, limit }: ReductionParts): string {
  return [
    ...(machine === null ? [] : [t('derivation.parts.machine', { effect: machine })]),
    t('derivation.parts.screened', { effect: screening }),
    ...(barrier !== null && isBarrierScreened ? [t('derivation.parts.alreadyScreened', { effect: barrier })] : []),
    ...(barrier !== null && !isBarrierScreened ? [t('derivation.parts.barrier', { effect: barrier })] : []),
    ...(limit === null ? [] : [t('derivation.parts.limited', { effect: limit })]),
  ].join(', ');
}

/** The positions of its sources, and which of its groups is the loudest. */
export function describeActivityNotes(t: TFunction, activity: ActivityBlock): Cited[] {
  const { sources, groups, loudestGroup } = activity;
  const levels = groups.map(({ group, level }) => t('derivation.groupLevel', { group, level })).join(', ');
  return [
    ...sources.map((source) => describeSource(t, source)),
    ...describeScreening(t, activity),
    ...(loudestGroup === null ? [] : [cite(t('derivation.groups', { loudest: loudestGroup, levels }), 'M-12')]),
  ];
}

function describeSource(t: TFunction, { east, north, boundaryDistance }: SourceLine): Cited {
  return boundaryDistance === null
    ? cite(t('derivation.fixed', { east, north }), 'M-32')
    : cite(t('derivation.notional', { east, north, metres: boundaryDistance }), 'M-31');
}
