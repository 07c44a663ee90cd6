import type { Explanation } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { type Cited, cite } from '../../lib/cited.ts';
import { formatTerm } from './figures.ts';

/** A line of the sum with neighbours: a summand or (`isDetail`) part of the line above. */
export interface NeighbourLine {
  readonly key: string;
  readonly name: Cited;
  readonly level: string;
  readonly isDetail: boolean;
}

/**
 * This project, its approved neighbours and the contributions (M-50, M-51). Empty without neighbours or contributions
 * (M-52). Titles are in calculation order. If they do not match the neighbours it counted, neighbours are numbered.
 */
export function listNeighbourLines(t: TFunction, explanation: Explanation, titles: readonly string[]): NeighbourLine[] {
  const { neighbours, contributions } = explanation.withNeighbours;
  if (neighbours.length === 0 && contributions.length === 0) return [];
  const named = titles.length === neighbours.length ? titles : [];
  return [
    { key: 'own', name: cite(t('derivation.own')), level: formatTerm(explanation.level), isDetail: false },
    ...neighbours.flatMap((neighbour, index) => {
      const key = `neighbour ${index}`;
      const title = named[index];
      const text = title ? t('derivation.namedNeighbour', { title }) : t('derivation.neighbour', { number: index + 1 });
      return [
        { key, name: cite(text, 'M-50'), level: formatTerm(neighbour.level), isDetail: false },
        ...listZoneLines(t, key, neighbour.zones),
      ];
    }),
    ...contributions.map(({ name, start, end, level }, index) => ({
      key: `contribution ${index}`,
      name: cite(t('derivation.contribution', { name, start, end }), 'M-51'),
      level: formatTerm(level),
      isDetail: false,
    })),
  ];
}

type Zones = Explanation['withNeighbours']['neighbours'][number]['zones'];

function listZoneLines(t: TFunction, key: string, zones: Zones): NeighbourLine[] {
  if (zones.length === 0)
    return [{ key: `${key} silent`, name: cite(t('derivation.silentNeighbour')), level: '', isDetail: true }];
  return zones.map(({ zone, type, distanceMetres, level, counts }) => {
    const text = t('derivation.neighbourZone', { number: zone + 1, type, distance: formatTerm(distanceMetres) });
    return {
      key: `${key} ${zone}`,
      name: counts ? cite(text) : cite(`${text}, ${t('derivation.notCounted')}`, 'M-34'),
      level: formatTerm(level),
      isDetail: true,
    };
  });
}
