import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { createConcurrencyLimit } from '../limit-concurrency.ts';

/** Each may be of ten thousands of receivers: their rows, objects and text are in memory together. */
const gate = createConcurrencyLimit({ places: 6, placesEach: 3, mostWaitingEach: 500 });

/** An answer that grows with its project. A few are read and written at a time; what waits to be sent is text alone. */
export async function sendLarge(reply: FastifyReply, load: () => Promise<object>): Promise<FastifyReply> {
  const text = await gate(async () => reply.serialize(await load()));
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The same, of which the longest list is text already; its place in the answer is kept by an empty one. */
export async function sendLargeWithList<List extends string>(
  reply: FastifyReply,
  list: List,
  load: () => Promise<Readonly<Record<List, string>>>,
): Promise<FastifyReply> {
  const text = await gate(async () => {
    const answer = await load();
    // Inside a text each quotation mark has a backslash before it: this is found at the list alone.
    return reply
      .serialize({ ...answer, [list]: [] })
      .toString()
      .replace(`"${list}":[]`, () => `"${list}":${answer[list]}`);
  });
  return reply.type('application/json; charset=utf-8').send(text);
}

/** So many take a few milliseconds. */
const PIECE = 500;

/** A list that is checked and written piece by piece: others are answered in between. */
export async function writeList<Item>(schema: z.ZodType<Item>, items: readonly Item[]): Promise<string> {
  const pieces: string[] = [];
  for (let start = 0; start < items.length; start += PIECE) {
    const piece = items.slice(start, start + PIECE);
    pieces.push(piece.map((item) => JSON.stringify(schema.parse(item))).join(','));
    await breathe();
  }
  return `[${pieces.join(',')}]`;
}
