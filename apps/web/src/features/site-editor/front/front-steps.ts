import {
  type DayString,
  type DrawnSite,
  type Front,
  findFrontFault,
  newZone,
  nextFrontName,
  outlineFront,
} from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { changeZone, withFront } from '../site-steps.ts';

const DEFAULT_FRONT = { widthMetres: 10, metresPerDay: 10, direction: 'forwards' } as const;

/** Null if the line has no length. */
export function addFront(site: DrawnSite, alignment: readonly Hk80Point[], start: DayString): DrawnSite | null {
  const front: Front = { alignment, start, ...DEFAULT_FRONT };
  if (findFrontFault(front) === 'TOO_SHORT') return null;
  const names = site.zones.map(({ name }) => name);
  const zone = newZone(outlineFront(front), names, nextFrontName(names));
  return { ...site, zones: [...site.zones, { ...zone, front }] };
}

export function changeFront(site: DrawnSite, index: number, change: Partial<Front>): DrawnSite {
  const zone = site.zones[index];
  if (!zone?.front) return site;
  return changeZone(site, index, withFront(zone, { ...zone.front, ...change }));
}
