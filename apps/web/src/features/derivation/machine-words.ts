import type { TFunction } from 'i18next';
import { formatText } from '../../lib/format.ts';
import type { ActivityBlock, CombinationLine, SourceLine, ZoneBlock } from './derivation-model.ts';
import type { MachineLine } from './machine-lines.ts';

/** A custom method goes by its own name (CALC-32). */
export function nameMeasure(t: TFunction, measure: MachineLine['measure']): string {
  if (measure === null) return '-';
  return measure.measure === 'custom' && measure.name !== '' ? measure.name : t(`derivation.${measure.measure}`);
}

/** A single activity goes by its own letter. */
export function nameCombination(t: TFunction, { code, codes }: CombinationLine): string {
  return codes.length === 1
    ? t('derivation.atWork', { code })
    : t('derivation.atWorkTogether', { code, codes: codes.join(' + ') });
}

export const nameZone = (t: TFunction, { name, type }: ZoneBlock): string => t('derivation.zone', { name, type });

export const nameActivity = (t: TFunction, { code, name }: ActivityBlock): string =>
  t('derivation.activity', { code, name });

export const nameDays = (t: TFunction, { start, end }: ActivityBlock): string => t('derivation.days', { start, end });

/** What stands under the name of a machine. */
export function describeMachineNotes(t: TFunction, machine: MachineLine): string[] {
  const { officialId, group, runs, isFixed, replacement, notAdded } = machine;
  return [
    ...(officialId === '' ? [] : [officialId]),
    ...(replacement
      ? [t(`derivation.${replacement.kind}`, { name: formatText(replacement.name), level: replacement.original })]
      : []),
    ...(isFixed ? [t('derivation.fixedMark')] : []),
    ...(group === '' ? [] : [t('derivation.group', { group })]),
    ...(runs ? [] : [t('derivation.silentGroup')]),
    ...(notAdded.length === 0
      ? []
      : [
          t('derivation.notAdded', {
            measures: notAdded.map((entry) => `${nameMeasure(t, entry)} ${entry.effect}`).join(', '),
          }),
        ]),
  ];
}

/** Where its sources stand, and which of its groups is the loudest. */
export function describeActivityNotes(t: TFunction, { sources, groups, loudestGroup }: ActivityBlock): string[] {
  const levels = groups.map(({ group, level }) => t('derivation.groupLevel', { group, level })).join(', ');
  return [
    ...sources.map((source) => describeSource(t, source)),
    ...(loudestGroup === null ? [] : [t('derivation.groups', { loudest: loudestGroup, levels })]),
  ];
}

function describeSource(t: TFunction, { east, north, behind }: SourceLine): string {
  return behind === null
    ? t('derivation.fixed', { east, north })
    : t('derivation.notional', { east, north, metres: behind });
}
