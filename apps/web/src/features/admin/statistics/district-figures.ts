import type { Statistics } from '@quietsite/contracts';
import { countScale } from './chart-scale.ts';

export const mapMeasures = ['projects', 'days'] as const;
export type MapMeasure = (typeof mapMeasures)[number];

export interface DistrictFigures {
  readonly district: string;
  readonly projects: number;
  readonly decided: number;
  /** Null without a decision in the last twelve months. */
  readonly medianDays: number | null;
  readonly longestDays: number | null;
}

/** The figures of every district of the map. */
export function figuresOf(
  { districts, districtTurnaround }: Pick<Statistics, 'districts' | 'districtTurnaround'>,
  names: readonly string[],
): readonly DistrictFigures[] {
  const projects = new Map(districts.map((row) => [row.district, row.projects]));
  const waits = new Map(districtTurnaround.map((row) => [row.district, row]));
  return names.map((district) => {
    const wait = waits.get(district);
    return {
      ...{ district, projects: projects.get(district) ?? 0, decided: wait?.decided ?? 0 },
      ...{ medianDays: wait?.medianDays ?? null, longestDays: wait?.longestDays ?? null },
    };
  });
}

/** The figure that colours a district; null if it has none and stays without colour. */
export function measureOf({ projects, medianDays }: DistrictFigures, measure: MapMeasure): number | null {
  if (measure === 'days') return medianDays;
  return projects === 0 ? null : projects;
}

/** The upper bounds of at most four classes of equal width, above zero. */
export function classBounds(figures: readonly DistrictFigures[], measure: MapMeasure): readonly number[] {
  return countScale(figures.map((row) => measureOf(row, measure) ?? 0)).ticks.slice(1);
}

/** The class of a figure: the first whose bound it does not exceed. */
export function classOf(value: number | null, bounds: readonly number[]): number | null {
  if (value === null) return null;
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length - 1 : index;
}
