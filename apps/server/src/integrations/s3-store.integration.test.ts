import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { HeadObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../tools/kit/src/stack/cluster.ts';
import { createBucket, createGateway, findS3Server, openS3Client, type S3Server } from '../../test/s3-server.ts';
import type { S3Location } from '../config/file-store-url.ts';
import { createFileStore } from './create-file-store.ts';
import { createFileKey } from './file-store.ts';

let server: S3Server;
let bucket: S3Location;
let client: S3Client;
beforeAll(async () => {
  server = await findS3Server();
  bucket = await createBucket(server);
  client = openS3Client(server);
});
afterAll(() => client.destroy());

const open = (changes: Partial<S3Location> = {}) => createFileStore({ ...bucket, ...changes }, server.credentials);

describe('S3', () => {
  it('keeps to its prefix and claims nothing about the content', async () => {
    const key = await (await open()).put(randomBytes(64));
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket.bucket }));
    const names = Contents.map(({ Key }) => Key ?? '');
    expect(names).toContain(`site/${key}`);
    expect(names.filter((name) => !name.startsWith('site/'))).toEqual([]);
    const object = await client.send(new HeadObjectCommand({ Bucket: bucket.bucket, Key: `site/${key}` }));
    expect(object.ContentType).toBe('application/octet-stream');
  });

  it('refuses a wrong secret', async () => {
    const stranger = await createFileStore(bucket, { ...server.credentials, secretAccessKey: 'guessed' });
    await expect(stranger.put(randomBytes(64))).rejects.toThrow(
      expect.objectContaining({ name: 'SignatureDoesNotMatch' }),
    );
    const key = await (await open()).put(randomBytes(64));
    await expect(stranger.read(key)).rejects.toThrow(expect.objectContaining({ name: 'SignatureDoesNotMatch' }));
  });

  it('fails when the bucket is not there', async () => {
    const store = await open({ bucket: 'no-such-bucket' });
    await expect(store.put(randomBytes(64))).rejects.toThrow(expect.objectContaining({ name: 'NoSuchBucket' }));
  });

  it('fails soon when nothing listens at the endpoint', async () => {
    const endpoint = `http://127.0.0.1:${await findFreePort()}`;
    const store = await open({ endpoint });
    const begin = performance.now();
    await expect(store.put(randomBytes(64))).rejects.toThrow(expect.objectContaining({ code: 'ECONNREFUSED' }));
    await expect(store.read(createFileKey())).rejects.toThrow();
    await expect(store.remove(createFileKey())).rejects.toThrow();
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it('fails with an account that does not exist in the store', async () => {
    const stranger = await createFileStore(bucket, { accessKeyId: 'nobody', secretAccessKey: 'guessed' });
    await expect(stranger.put(randomBytes(64))).rejects.toThrow(
      expect.objectContaining({ name: 'InvalidAccessKeyId' }),
    );
  });

  it('fails soon while the server is gone and goes on by itself when it is back', async () => {
    const gateway = await createGateway(server);
    try {
      await gateway.start();
      const store = await open({ endpoint: gateway.endpoint });
      const content = randomBytes(1_000_000);
      const key = await store.put(content);
      await gateway.kill();
      const since = performance.now();
      await expect(store.read(key)).rejects.toThrow();
      await expect(store.put(randomBytes(64))).rejects.toThrow();
      expect(performance.now() - since).toBeLessThan(10_000);
      await gateway.start();
      expect((await buffer(await store.read(key))).equals(content)).toBe(true);
      await expect(store.put(randomBytes(64))).resolves.toEqual(expect.any(String));
    } finally {
      await gateway.kill();
    }
  });
});
