import { percentile } from '../../../kit/src/measure/percentile.ts';
import { formatRows } from '../../../kit/src/measure/report.ts';

export interface SentRequest {
  readonly group: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly fault: string | null;
}

export const percentileOf = (sent: readonly SentRequest[], share: number): number =>
  percentile(
    sent.map(({ milliseconds }) => milliseconds),
    share,
  );

function toCells(name: string, sent: readonly SentRequest[]): (string | number)[] {
  const count = (isCounted: (one: SentRequest) => boolean) => sent.filter(isCounted).length;
  const statuses = [2, 3, 4, 5].map((hundreds) => count(({ status }) => Math.floor(status / 100) === hundreds));
  const times = [0.5, 0.99].map((share) => `${percentileOf(sent, share).toFixed(0)} ms`);
  return [name, sent.length, ...statuses, count(({ fault }) => fault !== null), ...times];
}

export function formatTable(sent: readonly SentRequest[]): string {
  const groups = [...Map.groupBy(sent, ({ group }) => group)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return formatRows(
    ['group', 'requests', '2xx', '3xx', '4xx', '5xx', 'rules broken', 'p50', 'p99'],
    [...groups, ['all', sent] as const].map(([name, some]) => toCells(name, some)),
  );
}
