import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { composeScript, type Engine, splitLines } from './engine.ts';

const execute = promisify(execFile);
const LIMIT_MS = 15 * 60_000;
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

interface Shell {
  readonly name: string;
  readonly program: string;
  /** The shell's function that prints a line. */
  readonly print: string;
  /** Program and arguments of a command that prints the version. */
  readonly version: readonly [string, ...string[]];
}

export const SHELLS = {
  node: {
    name: 'Node, bundle',
    program: process.execPath,
    print: 'console.log',
    version: [process.execPath, '--version'],
  },
  /** The engine of Firefox. */
  spiderMonkey: { name: 'SpiderMonkey (gjs)', program: 'gjs', print: 'print', version: ['gjs', '--jsversion'] },
  /** The engine of Safari. The shell does not report its version, so it is read from the package. */
  javaScriptCore: {
    name: 'JavaScriptCore (jsc)',
    program: 'jsc',
    print: 'print',
    version: ['dpkg-query', '--show', 'libjavascriptcoregtk-4.0-bin'],
  },
} as const satisfies Record<string, Shell>;

/** An engine that runs a script file and prints its output. */
export function openShellEngine<Input>(shell: Shell, bundle: string): Engine<Input> {
  return {
    name: shell.name,
    readVersion: () => readVersion(shell),
    run: (job) => runScript(shell, composeScript(bundle, job, shell.print)),
  };
}

async function readVersion({ version: [program, ...parameters] }: Shell): Promise<string> {
  const { stdout } = await execute(program, parameters);
  return stdout.trim().replaceAll(/\s+/g, ' ');
}

async function runScript({ program }: Shell, script: string): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'quietsite-engines-'));
  try {
    // Node treats this extension as a classic script; the other shells accept any.
    const file = join(directory, 'cases.cjs');
    await writeFile(file, script);
    const { stdout } = await execute(program, [file], { maxBuffer: MAX_OUTPUT_BYTES, timeout: LIMIT_MS });
    return splitLines(stdout);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
