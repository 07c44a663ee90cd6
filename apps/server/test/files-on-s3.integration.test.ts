import { createHash } from 'node:crypto';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { ProjectDocument, SupportMaterial } from '@quietsite/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { S3Location } from '../src/config/file-store-url.ts';
import { sendFile } from './materials/material-calls.ts';
import { pdf } from './materials/sample-materials.ts';
import { type ReportWorld, startReportWorld } from './report/report-calls.ts';
import { createBucket, createGateway, findS3Server, openS3Client, type S3Server, s3Variables } from './s3-server.ts';
import { square } from './site-calls.ts';

let s3: S3Server;
let bucket: S3Location;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let world: ReportWorld;
let projectId: number;

/** The product with its files on a real S3 server, through its own gateway that can be stopped. */
beforeAll(async () => {
  s3 = await findS3Server();
  bucket = await createBucket(s3);
  gateway = await createGateway(s3);
  await gateway.start();
  world = await startReportWorld(s3Variables({ ...s3, endpoint: gateway.endpoint }, bucket));
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  projectId = (await world.addSite('Works in the bucket')).id;
  await world.addWorks(projectId);
  await world.calculate(projectId);
});
afterAll(async () => {
  await world?.close();
  await gateway?.kill();
});

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const get = (url: string) => world.server.app.inject({ url, headers: world.owner });
const order = async () => (await world.order(projectId, 'report')).json<ProjectDocument>().id;
const proof = { fileName: 'proof.pdf', content: pdf('measured on site') };
const upload = () => sendFile(world.server, `/api/projects/${projectId}/materials`, proof, world.owner);

async function listObjects(): Promise<string[]> {
  const client = openS3Client(s3);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket.bucket }));
  client.destroy();
  return Contents.map(({ Key }) => Key ?? '');
}

it('[REPORT-10] prints a document into the bucket and gives it back with the hash that was noted', async () => {
  const id = await order();
  await world.printing.perform(id);
  const answer = await get(`/api/documents/${id}/file`);
  expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const noted = await world.one<string>('select sha256 from documents where id = $1', [id]);
  expect(sha256(answer.rawPayload)).toBe(noted);
  const key = await world.one<string>('select file_key from documents where id = $1', [id]);
  expect(await listObjects()).toContain(`site/${key}`);
});

it('[EQUIP-46] takes an upload, gives it back byte for byte, and removes it', async () => {
  const answer = await upload();
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<SupportMaterial>();
  const key = await world.one<string>('select file_key from support_materials where id = $1', [id]);
  expect(await listObjects()).toContain(`site/${key}`);
  const path = `/api/projects/${projectId}/materials/${id}`;
  expect((await get(path)).rawPayload.equals(proof.content)).toBe(true);
  await world.server.app.inject({ method: 'DELETE', url: path, headers: world.owner });
  expect((await get(path)).statusCode).toBe(404);
});

it('says try again while the store is gone, keeps nothing half, and goes on when it is back', async () => {
  const { id } = (await upload()).json<SupportMaterial>();
  const path = `/api/projects/${projectId}/materials/${id}`;
  const count = () =>
    world.one<number>('select count(*)::int from support_materials where project_id = $1', [projectId]);
  const before = await count();
  await gateway.kill();
  for (const answer of [await upload(), await get(path)]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('try again') });
  }
  expect(await count()).toBe(before);
  await gateway.start();
  expect((await get(path)).rawPayload.equals(proof.content)).toBe(true);
  expect((await upload()).statusCode).toBe(201);
});
