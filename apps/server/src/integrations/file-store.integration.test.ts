import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { CreateBucketCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterDirectory, findFreePort, repositoryRoot } from '../../../../scripts/src/stack/cluster.ts';
import type { FileStoreLocation, S3Location } from '../config/file-store-url.ts';
import { createFileStore } from './create-file-store.ts';
import { createFileKey, type FileStore } from './file-store.ts';

const run = promisify(execFile);
const script = (name: string) => join(repositoryRoot, 'scripts', name);
const credentials = { accessKeyId: 'quietsite-test', secretAccessKey: randomUUID() };
const s3Directory = clusterDirectory(`s3-${process.pid}`);
let folder: string;
let bucket: S3Location;
let client: S3Client;

/** A real S3 server of our own, on ports that are free. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quietsite-files-'));
  const [port, monitorPort] = [await findFreePort(), await findFreePort()];
  await run(script('s3-up.sh'), [s3Directory, String(port), String(monitorPort)], {
    env: { ...process.env, S3_ACCESS_KEY: credentials.accessKeyId, S3_SECRET_KEY: credentials.secretAccessKey },
  });
  const endpoint = `http://127.0.0.1:${port}`;
  bucket = { kind: 's3', bucket: 'noise-files', prefix: 'site/', endpoint, region: undefined };
  client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket.bucket }));
});
afterAll(async () => {
  client?.destroy();
  await run(script('s3-down.sh'), [s3Directory]);
  await rm(s3Directory, { recursive: true });
  await rm(folder, { recursive: true });
});

const readAll = async (store: FileStore, key: string) => buffer(await store.read(key));
const absentKey = () => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

const kinds: { name: string; locate: () => FileStoreLocation }[] = [
  { name: 'a folder', locate: () => ({ kind: 'folder', directory: join(folder, 'made/when/needed') }) },
  { name: 'S3', locate: () => bucket },
];

describe.each(kinds)('a file store in $name', ({ locate }) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await createFileStore(locate(), credentials);
  });

  it('gives back what was put, byte by byte', async () => {
    const content = randomBytes(5 * 1024 * 1024);
    const key = await store.put(content);
    expect((await readAll(store, key)).equals(content)).toBe(true);
  });

  it('keeps a file under a key that was made before', async () => {
    const key = createFileKey();
    expect(await store.put(Buffer.from('noted'), key)).toBe(key);
    expect((await readAll(store, key)).toString()).toBe('noted');
    await expect(store.put(Buffer.from('no'), '../secret')).rejects.toThrow(RangeError);
  });

  it('keeps an empty file', async () => {
    expect(await readAll(store, await store.put(new Uint8Array()))).toHaveLength(0);
  });

  it('gives the same bytes put twice two keys', async () => {
    const content = randomBytes(64);
    const [first, second] = [await store.put(content), await store.put(content)];
    expect(first).not.toBe(second);
    await store.remove(first);
    expect((await readAll(store, second)).equals(content)).toBe(true);
  });

  it('no longer reads what was removed; removing again is no failure', async () => {
    const key = await store.put(randomBytes(64));
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow(`the file store has no file ${key}`);
    await expect(store.remove(key)).resolves.toBeUndefined();
  });

  it('fails before the first byte when there is no such file', async () => {
    await expect(store.read(absentKey())).rejects.toThrow('the file store has no file');
  });

  it.each(['', '../secret', '/etc/passwd', 'ab/../../secret', 'report.pdf', `${absentKey()}/more`])(
    'refuses the key "%s" of another shape',
    async (key) => {
      await expect(store.read(key)).rejects.toThrow(RangeError);
      await expect(store.remove(key)).rejects.toThrow(RangeError);
    },
  );
});

describe('S3', () => {
  it('keeps to its prefix and claims nothing about the content', async () => {
    const key = await (await createFileStore(bucket, credentials)).put(randomBytes(64));
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket.bucket }));
    const names = Contents.map(({ Key }) => Key ?? '');
    expect(names).toContain(`site/${key}`);
    expect(names.filter((name) => !name.startsWith('site/'))).toEqual([]);
    const object = await client.send(new HeadObjectCommand({ Bucket: bucket.bucket, Key: `site/${key}` }));
    expect(object.ContentType).toBe('application/octet-stream');
  });

  it('refuses a wrong secret', async () => {
    const stranger = await createFileStore(bucket, { ...credentials, secretAccessKey: 'guessed' });
    await expect(stranger.put(randomBytes(64))).rejects.toThrow(
      expect.objectContaining({ name: 'SignatureDoesNotMatch' }),
    );
    const key = await (await createFileStore(bucket, credentials)).put(randomBytes(64));
    await expect(stranger.read(key)).rejects.toThrow(expect.objectContaining({ name: 'SignatureDoesNotMatch' }));
  });

  it('fails when the bucket is not there', async () => {
    const store = await createFileStore({ ...bucket, bucket: 'no-such-bucket' }, credentials);
    await expect(store.put(randomBytes(64))).rejects.toThrow(expect.objectContaining({ name: 'NoSuchBucket' }));
  });

  it('fails soon when nothing listens at the endpoint', async () => {
    const endpoint = `http://127.0.0.1:${await findFreePort()}`;
    const store = await createFileStore({ ...bucket, endpoint }, credentials);
    const begin = performance.now();
    await expect(store.put(randomBytes(64))).rejects.toThrow(expect.objectContaining({ code: 'ECONNREFUSED' }));
    await expect(store.read(absentKey())).rejects.toThrow();
    await expect(store.remove(absentKey())).rejects.toThrow();
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
