import { routes } from '../../lib/routes.ts';

/** The words of the left menu for the screens that can have unsaved changes. */
const places = [
  [routes.editProject, 'menu.editProject'],
  [routes.centrePoint, 'menu.geographicalCentre'],
  [routes.equipment, 'menu.equipment'],
  [routes.neighbours, 'menu.concurrentSites'],
  [routes.select, 'menu.selectNsr'],
  [routes.mitigation, 'menu.mitigation'],
  [routes.report, 'menu.report'],
] as const;

interface Way {
  readonly from: string;
  readonly to: string;
}

/** The text key of the screen being left for another; null if it is closed, which leads to the map. */
export function nameLeftPlace({ from, to }: Way): (typeof places)[number][1] | null {
  if (to === routes.home) return null;
  return places.find(([path]) => from === path || from.startsWith(`${path}/`))?.[1] ?? null;
}
