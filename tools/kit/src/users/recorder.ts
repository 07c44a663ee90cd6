import { percentile } from '../measure/percentile.ts';

/** Milliseconds. */
interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

export interface RouteTimes extends Times {
  readonly route: string;
  readonly errors: number;
}

const MAX_EXAMPLES = 20;

/** Records request times and errors. */
export interface Recorder {
  /** Times only count between the two; errors always count. */
  begin(): void;
  end(): void;
  recordTime(route: string, milliseconds: number): void;
  recordError(route: string, what: string): void;
  /** Routes with the highest total time first. */
  list(): RouteTimes[];
  readonly errors: number;
  readonly examples: readonly string[];
}

export function createRecorder(): Recorder {
  const times = new Map<string, number[]>();
  const faults = new Map<string, number>();
  const examples: string[] = [];
  let [isOn, errors] = [false, 0];
  return {
    begin: () => {
      isOn = true;
    },
    end: () => {
      isOn = false;
    },
    recordTime(route, milliseconds) {
      if (!isOn) return;
      const known = times.get(route);
      if (known) known.push(milliseconds);
      else times.set(route, [milliseconds]);
    },
    recordError(route, what) {
      errors += 1;
      faults.set(route, (faults.get(route) ?? 0) + 1);
      if (examples.length < MAX_EXAMPLES) examples.push(`${route}: ${what}`);
    },
    list() {
      const routes = [...new Set([...times.keys(), ...faults.keys()])];
      const total = (route: string) => (times.get(route) ?? []).reduce((sum, time) => sum + time, 0);
      return routes
        .toSorted((one, other) => total(other) - total(one))
        .map((route) => ({ route, errors: faults.get(route) ?? 0, ...summarise(times.get(route) ?? []) }));
    },
    get errors() {
      return errors;
    },
    examples,
  };
}

function summarise(values: readonly number[]): Times {
  const share = (part: number) => percentile(values, part);
  return { count: values.length, p50: share(0.5), p95: share(0.95), p99: share(0.99), most: share(1) };
}

/** Without project and tile numbers. */
export const routeOf = (method: string, path: string): string =>
  `${method} ${(path.split('?')[0] ?? path).replaceAll(/\/\d+(?=\/|\.|$)/g, '/:n')}`;
