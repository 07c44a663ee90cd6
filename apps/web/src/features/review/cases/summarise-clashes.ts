import type { SiteClash, SiteClashes } from '@quietsite/contracts';

/** A summary of a site's clashes. */
export interface ClashSummary {
  readonly receivers: number;
  /** The clash with the largest margin. */
  readonly worst: SiteClash;
  /** At the receiver with the most days. */
  readonly days: number;
  readonly from: string;
  readonly to: string;
  /** The other sites involved, those with most clashes first, without sites that may not be named. */
  readonly sites: readonly string[];
  /** Whether sites are involved that may not be named. */
  readonly hasUnnamed: boolean;
}

/** Null without clashes. */
export function summariseClashes({ clashes, clashCount }: SiteClashes, projectId: number): ClashSummary | null {
  const [worst] = clashes;
  if (!worst) return null;
  const others = clashes.flatMap(({ parts }) => parts).filter((part) => part.projectId !== projectId);
  const shares = new Map<number, { readonly title: string | null; count: number }>();
  for (const { projectId: id, title } of others) {
    const share = shares.get(id) ?? { title, count: 0 };
    share.count += 1;
    shares.set(id, share);
  }
  const sites = [...shares.values()]
    .sort((one, other) => other.count - one.count)
    .flatMap(({ title }) => (title === null ? [] : [title]));
  return {
    receivers: clashCount,
    worst,
    days: Math.max(...clashes.map(({ clashDays }) => clashDays)),
    from: clashes.map(({ firstDay }) => firstDay).sort()[0] ?? worst.firstDay,
    to:
      clashes
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? worst.lastDay,
    sites,
    hasUnnamed: sites.length < shares.size,
  };
}
