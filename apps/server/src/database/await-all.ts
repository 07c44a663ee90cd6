type Resolved<Promises> = { [Name in keyof Promises]: Awaited<Promises[Name]> };

/** Resolves all promises of an object in parallel. */
export async function awaitAll<Promises extends object>(promises: Promises): Promise<Resolved<Promises>> {
  const values = await Promise.all(Object.values(promises));
  return Object.fromEntries(Object.keys(promises).map((name, index) => [name, values[index]])) as Resolved<Promises>;
}
