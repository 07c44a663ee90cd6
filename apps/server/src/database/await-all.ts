type Answers<Parts> = { [Name in keyof Parts]: Awaited<Parts[Name]> };

/** Resolves all promises of an object in parallel. */
export async function awaitAll<Parts extends object>(parts: Parts): Promise<Answers<Parts>> {
  const answers = await Promise.all(Object.values(parts));
  return Object.fromEntries(Object.keys(parts).map((name, index) => [name, answers[index]])) as Answers<Parts>;
}
