import type { FastifyReply } from 'fastify';
import { createGate } from '../gate.ts';

/** Each may be of ten thousands of receivers: their rows, objects and text are in memory together. */
const gate = createGate({ places: 6, placesEach: 3, mostWaitingEach: 500 });

/** An answer that grows with its project. A few are read and written at a time; what waits to be sent is text alone. */
export async function sendLarge(reply: FastifyReply, load: () => Promise<object>): Promise<FastifyReply> {
  const text = await gate(async () => reply.serialize(await load()));
  return reply.type('application/json; charset=utf-8').send(text);
}
