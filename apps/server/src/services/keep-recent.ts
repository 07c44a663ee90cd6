/** Answers what is known of a key, or makes it; who asks while it is being made waits for the same. */
export type KeepRecent<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/** Keeps the few that were asked for last. What could not be made is not kept: the next one tries again. */
export function keepRecent<Value>(most: number): KeepRecent<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    value.catch(() => {
      if (known.get(key) === value) known.delete(key);
    });
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return value;
  };
}
