import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { createConcurrencyLimit } from '../limit-concurrency.ts';

/** Each response may cover tens of thousands of receivers, with rows, objects and text in memory together. */
const gate = createConcurrencyLimit({ places: 6, placesEach: 3, mostWaitingEach: 500 });

/**
 * Sends a response that grows with its project. Only a few are read and serialised at a time; those waiting to be sent
 * are held as text only.
 */
export async function sendLarge(reply: FastifyReply, load: () => Promise<object>): Promise<FastifyReply> {
  const text = await gate(async () => reply.serialize(await load()));
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Like sendLarge, but the longest list is already text. An empty list marks its place in the response. */
export async function sendLargeWithList<List extends string>(
  reply: FastifyReply,
  list: List,
  load: () => Promise<Readonly<Record<List, string>>>,
): Promise<FastifyReply> {
  const text = await gate(async () => {
    const answer = await load();
    // Quotation marks inside strings are escaped with a backslash, so this matches the list only.
    return reply
      .serialize({ ...answer, [list]: [] })
      .toString()
      .replace(`"${list}":[]`, () => `"${list}":${answer[list]}`);
  });
  return reply.type('application/json; charset=utf-8').send(text);
}

/** This many take a few milliseconds. */
const PIECE = 500;

/** Checks and serialises a list in pieces, so that other requests are served in between. */
export async function writeList<Item>(schema: z.ZodType<Item>, items: readonly Item[]): Promise<string> {
  const pieces: string[] = [];
  for (let start = 0; start < items.length; start += PIECE) {
    const piece = items.slice(start, start + PIECE);
    pieces.push(piece.map((item) => JSON.stringify(schema.parse(item))).join(','));
    await breathe();
  }
  return `[${pieces.join(',')}]`;
}
