import { expect, it } from 'vitest';
import { listBuffers } from './preview-protocol.ts';

it('lists the buffers of an answer, however deep, and of lists and plain values none', () => {
  const [one, other] = [new Float64Array(2), new Uint8Array(3)];
  expect(listBuffers({ table: { one, ranks: other }, firstDay: '2027-03-01' })).toEqual([one.buffer, other.buffer]);
  expect([listBuffers(7), listBuffers(null), listBuffers([{ start: 'a' }])]).toEqual([[], [], []]);
});
