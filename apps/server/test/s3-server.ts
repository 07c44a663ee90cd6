import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import { findFreePort, repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import type { S3Location } from '../src/config/file-store-url.ts';
import type { S3Credentials } from '../src/integrations/s3-store.ts';

export interface S3Server {
  readonly directory: string;
  readonly endpoint: string;
  readonly credentials: S3Credentials;
}

const MAX_START_MS = 110_000;
const run = promisify(execFile);

/** The only real S3 server of a run: the first caller starts it, the others wait. */
export async function findS3Server(): Promise<S3Server> {
  const directory = inject('s3Directory');
  const infoFile = join(directory, 'server.json');
  const isFirst = await mkdir(directory).then(
    () => true,
    () => false,
  );
  if (isFirst) await startS3Server(directory, infoFile);
  const end = Date.now() + MAX_START_MS;
  while (Date.now() < end) {
    const text = await readFile(infoFile, 'utf8').catch(() => null);
    if (text !== null) return JSON.parse(text);
    await pause(100);
  }
  throw new Error('the S3 server of this run did not start');
}

async function startS3Server(directory: string, infoFile: string): Promise<void> {
  const credentials = { accessKeyId: 'quietsite-test', secretAccessKey: randomUUID() };
  const [port, monitorPort] = [await findFreePort(), await findFreePort()];
  const state = join(directory, 'ceph');
  await run(join(repositoryRoot, 'scripts/s3-up.sh'), [state, String(port), String(monitorPort)], {
    env: { ...process.env, S3_ACCESS_KEY: credentials.accessKeyId, S3_SECRET_KEY: credentials.secretAccessKey },
  });
  const server: S3Server = { directory: state, endpoint: `http://127.0.0.1:${port}`, credentials };
  await writeFile(`${infoFile}.new`, JSON.stringify(server));
  await rename(`${infoFile}.new`, infoFile);
}

export const openS3Client = ({ endpoint, credentials }: S3Server) =>
  new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });

/** A separate bucket for a test file. */
export async function createBucket(server: S3Server): Promise<S3Location> {
  const bucket = `noise-${randomUUID()}`;
  const client = openS3Client(server);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { kind: 's3', bucket, prefix: 'site/', endpoint: server.endpoint, region: undefined };
}

/** As an operator would set it in the environment. */
export const s3Variables = ({ credentials, endpoint }: S3Server, { bucket, prefix }: S3Location) => ({
  FILE_STORE_URL: `s3://${bucket}/${prefix}?endpoint=${endpoint}`,
  FILE_STORE_ACCESS_KEY: credentials.accessKeyId,
  FILE_STORE_SECRET_KEY: credentials.secretAccessKey,
});

/** A second gateway to the same objects, which a test may kill without affecting the others. */
export async function createGateway({ directory }: S3Server) {
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    endpoint,
    async start(): Promise<void> {
      const gatewayOptions = [
        '--rgw-frontends',
        `beast endpoint=127.0.0.1:${port}`,
        '--pid-file',
        `${directory}/run/${port}.pid`,
      ];
      child = spawn('radosgw', ['-f', '-c', `${directory}/ceph.conf`, '-n', 'client.rgw', ...gatewayOptions], {
        stdio: 'ignore',
      });
      const end = Date.now() + MAX_START_MS;
      while (!(await answers(endpoint))) {
        if (child.exitCode !== null || Date.now() > end) throw new Error('no gateway');
        await pause(100);
      }
    },
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const answers = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );
