export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets so many tasks run at a time; the others wait, first come first served. */
export function createGate(places: number): Gate {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
