import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBucket, findS3Server } from '../../test/s3-server.ts';
import type { FileStoreLocation } from '../config/file-store-url.ts';
import { createFileStore } from './create-file-store.ts';
import { createFileKey, type FileStore } from './file-store.ts';
import type { S3Credentials } from './s3-store.ts';

let folder: string;
let bucket: FileStoreLocation;
let credentials: S3Credentials;

/** A folder on disk and a real S3 server. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quietsite-files-'));
  const server = await findS3Server();
  bucket = await createBucket(server);
  credentials = server.credentials;
});
afterAll(() => rm(folder, { recursive: true }));

/** Uploads end at 25 MB. */
const LARGE_BYTES = 40_000_000;

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

  it('gives a key that is put again its new content, whole', async () => {
    const [first, second] = [randomBytes(3_000_000), randomBytes(1_000_000)];
    const key = await store.put(first);
    await store.put(second, key);
    expect((await readAll(store, key)).equals(second)).toBe(true);
  });

  it('keeps many files apart that come and go at once', async () => {
    const contents = Array.from({ length: 40 }, (_, index) => randomBytes(1_000 * (index + 1)));
    const keys = await Promise.all(contents.map((content) => store.put(content)));
    const found = await Promise.all(keys.map((key) => readAll(store, key)));
    expect(found.map((content, index) => contents[index]?.equals(content))).toEqual(contents.map(() => true));
    await Promise.all(keys.map((key) => store.remove(key)));
    await expect(Promise.any(keys.map((key) => store.read(key)))).rejects.toThrow(AggregateError);
  });

  it('streams a file that is larger than any upload, piece by piece', async () => {
    const content = randomBytes(LARGE_BYTES);
    const key = await store.put(content);
    const pieces: Buffer[] = [];
    for await (const piece of await store.read(key)) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(LARGE_BYTES / 10);
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
  });

  it('is not held up by readers who went away in the middle', async () => {
    const content = randomBytes(2_000_000);
    const key = await store.put(content);
    for (let reader = 0; reader < 80; reader += 1) (await store.read(key)).destroy();
    expect((await readAll(store, key)).equals(content)).toBe(true);
  });
});
