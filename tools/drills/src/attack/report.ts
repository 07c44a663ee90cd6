export interface Sent {
  readonly group: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly fault: string | null;
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function formatLine(name: string, sent: readonly Sent[]): string {
  const count = (isCounted: (one: Sent) => boolean) => sent.filter(isCounted).length;
  const between = (low: number, high: number) => count(({ status }) => status >= low && status < high);
  const times = sent.map(({ milliseconds }) => milliseconds);
  const ms = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  const statuses = [between(200, 300), between(300, 400), between(400, 500), between(500, 600)];
  return `| ${[name, sent.length, ...statuses, count(({ fault }) => fault !== null), ms(0.5), ms(0.99)].join(' | ')} |`;
}

export function formatTable(sent: readonly Sent[]): string {
  const groups = [...new Set(sent.map(({ group }) => group))].toSorted();
  return [
    '| group | requests | 2xx | 3xx | 4xx | 5xx | rules broken | p50 | p99 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...groups.map((group) =>
      formatLine(
        group,
        sent.filter((one) => one.group === group),
      ),
    ),
    formatLine('all', sent),
  ].join('\n');
}
