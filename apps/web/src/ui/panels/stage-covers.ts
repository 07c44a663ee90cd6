type Side = 'bottom' | 'right';

/** What each open panel covers of the stage; panels that stand over each other are all here. */
export type Covers = ReadonlyMap<string, { readonly side: Side; readonly pixels: number }>;

/** A panel that covers nothing is left out; the same again changes nothing. */
export function withCover(covers: Covers, owner: string, side: Side, pixels: number): Covers {
  const before = covers.get(owner);
  if (pixels === 0 ? before === undefined : before?.side === side && before.pixels === pixels) return covers;
  const others = [...covers].filter(([other]) => other !== owner);
  return new Map(pixels === 0 ? others : [...others, [owner, { side, pixels }]]);
}

/** Of panels over each other the widest counts: it hides the others. */
export function sumCovers(covers: Covers): Readonly<Record<Side, number>> {
  const most = (side: Side) =>
    [...covers.values()].reduce((pixels, cover) => (cover.side === side ? Math.max(pixels, cover.pixels) : pixels), 0);
  return { bottom: most('bottom'), right: most('right') };
}
