import type { SiteClashes } from '@quietsite/contracts';

/** The clashes of a site in a few figures. */
export interface ClashSummary {
  readonly receivers: number;
  /** The receivers, the worst first. */
  readonly names: readonly string[];
  /** At the receiver with the most. */
  readonly days: number;
  readonly from: string;
  readonly to: string;
  /** The other sites that take part, without those that may not be named. */
  readonly sites: readonly string[];
  /** Whether others take part that may not be named. */
  readonly hasUnnamed: boolean;
}

/** Null without clashes. */
export function summariseClashes({ clashes, clashCount }: SiteClashes, projectId: number): ClashSummary | null {
  const [worst] = clashes;
  if (!worst) return null;
  const others = clashes.flatMap(({ parts }) => parts).filter((part) => part.projectId !== projectId);
  const titles = new Map(others.map((part) => [part.projectId, part.title]));
  const sites = [...titles.values()].filter((title) => title !== null);
  return {
    receivers: clashCount,
    names: clashes.map(({ name, buildingName }) => name || buildingName),
    days: Math.max(...clashes.map(({ clashDays }) => clashDays)),
    from: clashes.map(({ firstDay }) => firstDay).sort()[0] ?? worst.firstDay,
    to:
      clashes
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? worst.lastDay,
    sites: sites.sort(),
    hasUnnamed: sites.length < titles.size,
  };
}
