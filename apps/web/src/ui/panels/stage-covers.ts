type Side = 'bottom' | 'right';

/** How much of the stage each open panel covers, including panels on top of each other. */
export type Covers = ReadonlyMap<string, { readonly side: Side; readonly pixels: number }>;

/** A panel that covers nothing is left out; an unchanged value changes nothing. */
export function withCover(covers: Covers, owner: string, side: Side, pixels: number): Covers {
  const before = covers.get(owner);
  if (pixels === 0 ? before === undefined : before?.side === side && before.pixels === pixels) return covers;
  const others = [...covers].filter(([other]) => other !== owner);
  return new Map(pixels === 0 ? others : [...others, [owner, { side, pixels }]]);
}

/** Of overlapping panels the widest counts: it hides the others. */
export function sumCovers(covers: Covers): Readonly<Record<Side, number>> {
  const most = (side: Side) =>
    [...covers.values()].reduce((pixels, cover) => (cover.side === side ? Math.max(pixels, cover.pixels) : pixels), 0);
  return { bottom: most('bottom'), right: most('right') };
}
