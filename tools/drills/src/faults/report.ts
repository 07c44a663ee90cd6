import { formatRows } from '../../../kit/src/measure/report.ts';
import { listMissed, type Outcome } from './judge.ts';

const HEAD = [
  'fault',
  'what users see',
  'acknowledged changes',
  'lost acknowledged changes',
  'seconds until well',
  'bar',
];

export const formatFaults = (outcomes: readonly Outcome[]): string => formatRows(HEAD, outcomes.map(toCells));

function toCells({ fault, seen }: Outcome): string[] {
  const { name, maxRecoverySeconds, maxLost = 0 } = fault;
  const bar = `${maxLost} lost, ${maxRecoverySeconds} s`;
  if ('broken' in seen) return [name, `not seen: ${oneLine(seen.broken)}`, '', '', '', `${bar} MISSED`];
  const { usersSee, note, acknowledged, lost, recoverySeconds } = seen;
  const mark = listMissed({ fault, seen }).length === 0 ? '' : ' MISSED';
  return [
    ...[name, oneLine([usersSee, note].filter(Boolean).join('; ')), String(acknowledged), String(lost)],
    ...[recoverySeconds.toFixed(1), `${bar}${mark}`],
  ];
}

/** A table cell must not contain line breaks or pipes. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

export const formatMissed = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((outcome) => listMissed(outcome).map((what) => `missed: ${outcome.fault.name}: ${what}`));

export const PAGE = {
  path: 'docs/operations/faults.md',
  command: 'test:faults',
  title: 'Faults',
  about: `The product as it is installed: PostgreSQL with every safeguard on, two servers behind nginx with the file of \`deploy\`, two workers, a mail server and a file store, all real and on one machine. A fault of the clock or of the database is made on a stage of its own, the latter with one server and one worker. People edit, read and calculate over HTTP all the while and note what was acknowledged; then one fault after another is made. What users see is read from the answers they got, or from the page in Chromium where quotation marks stand. Lost is what was acknowledged and is not there afterwards: each edit has its line in the record of activities, each field holds what was acknowledged last, each run, document and mail that was promised is there, once. Well is when somebody can read, write and calculate again, counted from the end of the fault; a process that was killed is started again after the two seconds its unit waits, and counted from the kill. Bars are for a machine of two cores: changes lost, seconds until well, and for every row that nobody is left without any answer while a server runs; where the line to the database is troubled, that nobody waits longer than 25 s. MISSED stands where one of them is; which one, the command says. An asynchronous standby may lose what it had not got yet, at most the 20 changes of its bar.`,
};
