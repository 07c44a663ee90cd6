import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signInAs } from '../../../kit/src/stack/caller.ts';
import { query } from '../../../kit/src/stack/database.ts';
import type { Fault } from './fault.ts';
import { extraOf, requestDocument, waitForAll } from './jobs.ts';
import { type FaultScenario, type InjectedFault, runUnderLoad } from './under-load.ts';

const SIZE = 'size=8m';
const MEGABYTE = 1_048_576;
const AFTER_MS = 1_500;

/** Mounts a separate disk for the file store, small enough to fill. Created once; removed with the stage's folder. */
function mountDisk(directory: string): void {
  mkdirSync(directory, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', SIZE, 'tmpfs', directory]);
}

const unmountDisk = (directory: string) => void execFileSync('umount', ['-l', directory]);

interface DiskTrouble {
  readonly name: string;
  begin(directory: string): void;
  end(directory: string): void;
}

const filler = (directory: string) => join(directory, 'filler');

const TROUBLES: readonly DiskTrouble[] = [
  {
    name: 'disk of the file store full',
    begin: fill,
    end: (directory) => rmSync(filler(directory)),
  },
  {
    name: 'file store read-only',
    begin: (directory) => void execFileSync('mount', ['-o', 'remount,ro', directory]),
    end: (directory) => void execFileSync('mount', ['-o', 'remount,rw', directory]),
  },
];

function fill(directory: string): void {
  for (let size = 8 * MEGABYTE; size >= 4_096; size /= 2) {
    try {
      while (true) writeFileSync(filler(directory), Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

/** Uploads evidence of a sound power; returns the status and the message. */
async function upload({ stage, people }: FaultScenario): Promise<{ readonly status: number; readonly text: string }> {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7\n', 'x'.repeat(200_000), '\n%%EOF\n']), 'proof.pdf');
  const { projectId } = people.affected;
  const { cookie, request } = await signInAs(stage.origin, 'demo');
  const lease = `/api/projects/${projectId}/lease`;
  await request('POST', lease, { isTakeOver: true });
  const answer = await fetch(`${stage.origin}/api/projects/${projectId}/materials`, {
    ...{ method: 'POST', body: form, headers: { cookie, origin: stage.origin } },
  });
  const text = await answer.text();
  return { status: answer.status, text: /"message":"([^"]*)"/.exec(text)?.[1] ?? text };
}

async function disturbFiles(scenario: FaultScenario, trouble: DiskTrouble): Promise<InjectedFault> {
  const { fileDirectory, databaseUrl } = scenario.stage;
  const violations: string[] = [];
  trouble.begin(fileDirectory);
  const [refused, failed] = await withCleanup(
    () => trouble.end(fileDirectory),
    async () => {
      const answer = await upload(scenario);
      const document = await requestDocument(scenario);
      await waitForAll([document]);
      const [row] = await query<{ error: string }>(
        databaseUrl,
        'select error_code as error from documents where id = $1',
        [document.id],
      );
      return [answer, row?.error ?? 'nothing'] as const;
    },
  );
  const endedAt = performance.now();
  if (refused.status < 400) violations.push('an upload was taken that could not be stored');
  const document = await requestDocument(scenario);
  const until = waitForAll([document]);
  await until;
  const again = await upload(scenario);
  if (again.status !== 201) violations.push(`an upload afterwards was answered with ${again.status}`);
  await pause(AFTER_MS);
  const partialFiles = listPartialFiles(fileDirectory);
  if (partialFiles.length > 0) violations.push(`${partialFiles.length} halves of files are left`);
  return {
    ...{ endedAt, until, extra: extraOf([document]) },
    usersSee: () => `upload: ${refused.status} "${refused.text}"; printing: ${failed}, and done when asked for again`,
    judge: (tally) => (tally.failed === 0 ? violations : [...violations, `${tally.failed} calls had no answer`]),
  };
}

async function withCleanup<Result>(end: () => void, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    end();
  }
}

/** Partial files would fill the full disk further. */
const listPartialFiles = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))
    : [];

/** Mounting requires root. */
export const listFileFaults = (scenario: FaultScenario): Fault[] =>
  TROUBLES.map((trouble) => ({
    ...{ name: trouble.name, maxRecoverySeconds: 30, isShort: false },
    async run() {
      const { fileDirectory } = scenario.stage;
      mountDisk(fileDirectory);
      return runUnderLoad(scenario, () => disturbFiles(scenario, trouble)).finally(() => unmountDisk(fileDirectory));
    },
  }));
