import { formatRows } from '../../../kit/src/measure/report.ts';
import type { ManagedProcess } from '../../../kit/src/stack/managed-process.ts';
import type { Client } from '../../../kit/src/users/client.ts';
import type { Kills } from './kill.ts';

export interface SoakFigures {
  readonly clients: readonly Client[];
  readonly acknowledgedRuns: number;
  readonly kills: readonly Kills[];
  readonly parts: readonly ManagedProcess[];
  readonly runs: readonly { status: string; count: string }[];
  readonly settledSeconds: number;
  readonly faults: readonly string[];
}

export function formatSoak({
  clients,
  acknowledgedRuns,
  kills,
  parts,
  runs,
  settledSeconds,
  faults,
}: SoakFigures): string {
  const sum = (count: (client: Client) => number) => clients.reduce((total, client) => total + count(client), 0);
  const unexpectedExits = parts.reduce((total, part) => total + part.unexpectedExits, 0);
  const lines: [string, string | number][] = [
    ['people, each with a project', clients.length],
    ...kills.map(({ name, count, duringRun, slowestReturnMs }): [string, string] => [
      `kill -9 of the ${name}`,
      `${count}, ${duringRun} while a run was being calculated, ready again after at most ${(slowestReturnMs / 1000).toFixed(1)} s`,
    ]),
    ['edits acknowledged', sum(({ counts }) => counts.edits)],
    ['runs acknowledged', acknowledgedRuns],
    ['runs cancelled by people', sum(({ counts }) => counts.cancels)],
    [
      'calls refused, calls without an answer',
      `${sum(({ counts }) => counts.refused)}, ${sum(({ counts }) => counts.unanswered)}`,
    ],
    ['how the runs ended', runs.map(({ status, count }) => `${count} ${status}`).join(', ')],
    ['seconds until the last run had ended', settledSeconds.toFixed(0)],
    ['processes that ended by themselves', unexpectedExits],
    ['lost, locked, flagged without results, unended', faults.length],
  ];
  return formatRows(['what', 'figure'], lines);
}
