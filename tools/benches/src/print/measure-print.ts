import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkFigures, type FigureCheck } from '../../../../apps/server/src/printing/testing/compare-figures.ts';
import { createLargePlan } from '../../../kit/src/reference-project/large-plan.ts';
import type { ReferenceName } from '../../../kit/src/reference-project/reference-project.ts';
import type { PrintFigures } from './print-once.ts';

const run = promisify(execFile);
const MAX_TEXT = 1024 * 1024 * 1024;
const SCRIPT = join(import.meta.dirname, 'print-once.ts');

export interface Size {
  readonly name: ReferenceName;
  readonly receivers: number;
}

export interface AppendixFigures {
  readonly letter: 'B' | 'C';
  readonly pages: number;
  readonly barePages: number;
  readonly ours: PrintFigures;
  readonly bare: PrintFigures;
  readonly check: FigureCheck;
}

/** Alternates both, so that load on the machine affects both; the fastest of each counts. */
export async function measureAppendix(size: Size, letter: 'B' | 'C', turns: number, folder: string) {
  const [ours, bare]: [PrintFigures[], PrintFigures[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    ours.push(await printOnce('ours', size, letter, folder));
    bare.push(await printOnce('bare', size, letter, folder));
  }
  const file = fileOf('ours', letter, folder);
  const figures: AppendixFigures = {
    letter,
    ...{ ours: fastest(ours), bare: fastest(bare) },
    ...{ pages: await countPages(file), barePages: await countPages(fileOf('bare', letter, folder)) },
    check: await check(size, letter, file),
  };
  return figures;
}

/**
 * Without the yardstick: the largest project is not written twice. 'usual' is what the product prints, with
 * calculations of some receivers.
 */
export async function measureAlone(size: Size, letter: 'B' | 'C', folder: string, writer: 'ours' | 'usual' = 'ours') {
  const ours = await printOnce(writer, size, letter, folder);
  return { ours, pages: await countPages(fileOf(writer, letter, folder)) };
}

const fastest = (all: readonly PrintFigures[]): PrintFigures =>
  all.reduce((best, next) => (next.seconds < best.seconds ? next : best));

const fileOf = (writer: string, letter: string, folder: string): string => join(folder, `${writer}-${letter}.pdf`);

async function printOnce(writer: 'ours' | 'bare' | 'usual', { name, receivers }: Size, letter: string, folder: string) {
  const file = fileOf(writer, letter, folder);
  const parameters = [SCRIPT, writer, name, String(receivers), letter.toLowerCase(), file];
  const { stdout } = await run(process.execPath, parameters);
  return JSON.parse(stdout) as PrintFigures;
}

async function countPages(file: string): Promise<number> {
  const { stdout } = await run('pdfinfo', [file]);
  return Number(/Pages:\s+(\d+)/.exec(stdout)?.[1]);
}

async function check({ name, receivers }: Size, letter: 'B' | 'C', file: string): Promise<FigureCheck> {
  const text = `${file}.txt`;
  await run('pdftotext', ['-layout', file, text], { maxBuffer: MAX_TEXT });
  const pages = (await readFile(text, 'utf8')).split('\f');
  return checkFigures(pages, { letter, ...createLargePlan(name, receivers) });
}
