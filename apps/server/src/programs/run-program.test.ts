import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type ProgramRun, runProgram } from './run-program.ts';

const LIMITS = { timeoutSeconds: 20, memoryMegabytes: 64 };

async function outputOf(program: string, parameters: readonly string[] = [], run: Partial<ProgramRun> = {}) {
  let text = '';
  await runProgram(program, parameters, { limits: LIMITS, ...run, onOutput: (chunk) => (text += chunk) });
  return text;
}

afterEach(() => {
  delete process.env.QUIETSITE_SECRET_OF_THE_TEST;
});

describe('a program of the system', () => {
  it('gets nothing of our environment but where programs are', async () => {
    process.env.QUIETSITE_SECRET_OF_THE_TEST = 'calm-harbour-7';
    const lines = (await outputOf('env', [], { environment: { PROJ_NETWORK: 'OFF' } })).trim().split('\n');
    const names = lines.map((line) => line.split('=', 1)[0]).sort();
    expect(names).toEqual(['HOME', 'LC_ALL', 'PATH', 'PROJ_NETWORK', 'TMPDIR']);
    expect(lines.join()).not.toContain('calm-harbour-7');
  });

  it('works in a folder of its own with the files it was given, which goes when it ends', async () => {
    const files = { 'given.txt': Buffer.from('of this run') };
    const [first, second] = [await outputOf('pwd'), await outputOf('pwd')].map((line) => line.trim());
    expect(first).not.toBe(second);
    expect([first, second].filter((folder) => folder && existsSync(folder))).toEqual([]);
    expect(await outputOf('cat', ['given.txt'], { files })).toBe('of this run');
  });

  it('has limits that the system holds, also should we be gone', async () => {
    const limits = await outputOf('cat', ['/proc/self/limits']);
    const bytes = LIMITS.memoryMegabytes * 1_048_576;
    for (const [name, limit] of [
      ['Max address space', bytes],
      ['Max file size', bytes],
      ['Max cpu time', LIMITS.timeoutSeconds + 1],
      ['Max open files', 256],
      ['Max core file size', 0],
    ] as const)
      expect(limits).toMatch(new RegExp(`^${name} +${limit} +${limit} `, 'm'));
  });

  it('takes what is left of a time, whose milliseconds need not be whole', async () => {
    const limits = { ...LIMITS, timeoutSeconds: 16.249 };
    expect(await outputOf('printf', ['done'], { limits })).toBe('done');
  });

  it('fails when it wants more memory than it may have', async () => {
    await expect(outputOf('dd', ['if=/dev/zero', 'of=/dev/null', 'bs=128M', 'count=1'])).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('memory exhausted'),
    });
  });

  it('fails when it writes a file without end', async () => {
    const writing = outputOf('dd', ['if=/dev/zero', 'of=large', 'bs=1M', 'count=128']);
    await expect(writing).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/SIGXFSZ|too large/),
    });
  });

  it('is ended when its time is over, or when nobody wants its answer any more', async () => {
    const limits = { ...LIMITS, timeoutSeconds: 0.2 };
    await expect(outputOf('sleep', ['60'], { limits })).rejects.toMatchObject({ kind: 'stopped' });
    const signal = AbortSignal.abort();
    await expect(outputOf('sleep', ['60'], { signal })).rejects.toThrow('aborted');
  });

  it('is started without a shell: no word of a file name is a command', async () => {
    const name = '$(id); `id` | id > here && "';
    expect(await outputOf('printf', ['%s', name])).toBe(name);
  });

  it('that is missing is distinguished from one that fails', async () => {
    await expect(outputOf('quietsite-no-such-program')).rejects.toMatchObject({ kind: 'missing' });
    await expect(outputOf('false')).rejects.toMatchObject({ kind: 'failed', message: 'false failed (1): ' });
  });
});
