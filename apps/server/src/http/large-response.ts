import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { createConcurrencyLimit } from '../limit-concurrency.ts';

/** Each response may hold tens of thousands of receivers in memory, as rows, objects and text at the same time. */
const runLimited = createConcurrencyLimit({ maxRunning: 6, maxRunningPerParty: 3, maxWaitingPerParty: 500 });

/**
 * Sends a response that grows with its project. Only a few are read and serialised at a time; those waiting to be sent
 * are held as text only.
 */
export async function sendLarge(reply: FastifyReply, load: () => Promise<object>): Promise<FastifyReply> {
  const text = await runLimited(async () => reply.serialize(await load()));
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Like sendLarge, but the longest list is already text. An empty list marks where it goes. */
export async function sendLargeWithList<List extends string>(
  reply: FastifyReply,
  list: List,
  load: () => Promise<Readonly<Record<List, string>>>,
): Promise<FastifyReply> {
  const text = await runLimited(async () => {
    const content = await load();
    // Quotation marks inside strings are escaped with a backslash, so this matches the list only.
    return reply
      .serialize({ ...content, [list]: [] })
      .toString()
      .replace(`"${list}":[]`, () => `"${list}":${content[list]}`);
  });
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Serialising this many items takes a few milliseconds. */
const CHUNK_LENGTH = 500;

/** Checks and serialises a list in chunks, so that other requests are served in between. */
export async function writeList<Item>(schema: z.ZodType<Item>, items: readonly Item[]): Promise<string> {
  const chunks: string[] = [];
  for (let start = 0; start < items.length; start += CHUNK_LENGTH) {
    const chunk = items.slice(start, start + CHUNK_LENGTH);
    chunks.push(chunk.map((item) => JSON.stringify(schema.parse(item))).join(','));
    await nextTurn();
  }
  return `[${chunks.join(',')}]`;
}
