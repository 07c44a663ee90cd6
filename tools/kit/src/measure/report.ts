import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../stack/cluster.ts';
import { describeMachine, formatMachine } from './machine.ts';

export interface ReportLine {
  readonly what: string;
  readonly value: string;
  readonly bar: string;
  readonly isMet: boolean;
}

export const note = (what: string, value: string): ReportLine => ({ what, value, bar: '', isMet: true });

export const judged = (what: string, value: string, bar: string, isMet: boolean): ReportLine => ({
  what,
  value,
  bar,
  isMet,
});

/** Times on a busy machine say more about the machine than the product: without `isTimed` they are reported only. */
export const judgeTime = (what: string, valueMs: number, maxMs: number, isTimed: boolean): ReportLine =>
  isTimed
    ? judged(what, formatMs(valueMs), `< ${maxMs} ms`, valueMs < maxMs)
    : judged(what, formatMs(valueMs), '', Number.isFinite(valueMs));

/** The excess over a yardstick: meeting either limit is enough. */
export interface ExcessBar {
  readonly ratio: number;
  readonly extraMs: number;
}

export const isWithin = (ms: number, bareMs: number, { ratio, extraMs }: ExcessBar): boolean =>
  ms <= ratio * bareMs || ms <= bareMs + extraMs;
export const formatExcess = ({ ratio, extraMs }: ExcessBar): string => `<= ${ratio} times or <= ${extraMs} ms above`;

export const formatMs = (value: number): string => `${value.toFixed(1)} ms`;
export const formatCount = (value: number): string => value.toLocaleString('en');
export const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

type Cell = string | number;

/** A table in Markdown. */
export function formatRows(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const row = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

export const formatTable = (lines: readonly ReportLine[]): string =>
  formatRows(
    ['what', 'measured', 'bar', ''],
    lines.map(({ what, value, bar, isMet }) => [what, value, bar, bar ? (isMet ? 'met' : 'MISSED') : '']),
  );

/** The option that every drill and bench has. */
export const readIsShort = (): boolean =>
  parseArgs({ options: { short: { type: 'boolean', default: false } } }).values.short;

export interface Page {
  /** From the root of the repository. */
  readonly path: string;
  readonly title: string;
  /** The name in package.json. */
  readonly command: string;
  readonly about: string;
  /** Follows the table. */
  readonly remarks?: string;
}

/** Writes the page of a full run. */
export function writePage(page: Page, body: string): void {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(repositoryRoot, page.path), renderPage(page, body, day, formatMachine(describeMachine())));
}

export function renderPage({ title, command, about, remarks }: Page, body: string, day: string, machine: string) {
  const parts = [`# ${title}`, `Written by \`pnpm ${command}\` on ${day}. ${about}`, machine, body, remarks];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Prints the figures of a bench and writes its page after a full run; exits 1 if a target is missed. */
export function publish(lines: readonly ReportLine[], isShort: boolean, page: Page): void {
  const table = formatTable(lines);
  console.log(table);
  if (!isShort) writePage(page, table);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
}
