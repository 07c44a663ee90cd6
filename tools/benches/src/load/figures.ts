import type { MachineFigures } from '../../../kit/src/measure/machine.ts';
import type { RouteTimes } from '../../../kit/src/users/recorder.ts';
import type { ReadFigures } from './compare-reads.ts';
import type { ResourceFigures } from './resources.ts';
import type { PlaceSearchFigures } from './search-places.ts';
import type { LoadSize } from './size.ts';

/** All results of a run, as stored in reports/load.json. */
export interface LoadFigures {
  readonly day: string;
  readonly machine: MachineFigures;
  readonly size: LoadSize;
  readonly seconds: number;
  /** User actions, including those before the measurement started. */
  readonly acts: number;
  readonly routes: readonly RouteTimes[];
  readonly errors: number;
  readonly reads: readonly ReadFigures[];
  readonly places: PlaceSearchFigures;
  readonly resources: readonly ResourceFigures[];
  readonly databaseMegabytes: number;
}

export const isRoute = ({ route }: RouteTimes): boolean => /^[A-Z]+ \//.test(route);

export const countRequests = ({ routes }: LoadFigures): number =>
  routes.filter(isRoute).reduce((sum, { count }) => sum + count, 0);
