import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../../tools/kit/src/stack/cluster.ts';

/** The standard test file that every virus scanner detects; split in two, so that this file is not detected. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface TestClamd {
  readonly address: string;
  readonly socketPath: string;
  stop(): Promise<void>;
}

/** A real clamd with one signature, which matches anywhere in any file. It takes half a second to start. */
export async function startClamd(streamMaxLength = '25M'): Promise<TestClamd> {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-clamd-'));
  const port = await findFreePort();
  const socketPath = join(directory, 'clamd.sock');
  const signature = Buffer.from(EICAR).toString('hex');
  writeFileSync(join(directory, 'test.ndb'), `Test.Eicar:0:*:${signature}\n`);
  const settings = [
    `DatabaseDirectory ${directory}`,
    `LocalSocket ${socketPath}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `StreamMaxLength ${streamMaxLength}`,
    'Foreground yes',
    'MaxThreads 2',
  ];
  writeFileSync(join(directory, 'clamd.conf'), `${settings.join('\n')}\n`);
  const clamd = spawn('clamd', ['--config-file', join(directory, 'clamd.conf')], { stdio: 'ignore' });
  await waitForPong(clamd, { host: '127.0.0.1', port });
  return {
    address: `127.0.0.1:${port}`,
    socketPath,
    async stop() {
      if (clamd.exitCode === null && clamd.kill('SIGKILL')) await once(clamd, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function waitForPong(clamd: ChildProcess, address: NetConnectOpts): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (clamd.exitCode !== null) throw new Error(`clamd ended with ${clamd.exitCode}`);
    if (await isAnswering(address)) return;
    await wait(50);
  }
  throw new Error('clamd does not answer');
}

function isAnswering(address: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => socket.write('zPING\0'));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
    socket.on('data', (answer) => {
      resolve(answer.toString() === 'PONG\0');
      socket.destroy();
    });
  });
}
