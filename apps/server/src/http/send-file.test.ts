import { expect, it } from 'vitest';
import { asAttachment } from './send-file.ts';

it.each([
  ['proof.pdf', `attachment; filename="proof.pdf"; filename*=UTF-8''proof.pdf`],
  ['test (1).pdf', `attachment; filename="test (1).pdf"; filename*=UTF-8''test%20%281%29.pdf`],
  ['噪音.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E5%99%AA%E9%9F%B3.pdf`],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["it's*.pdf", `attachment; filename="it_s_.pdf"; filename*=UTF-8''it%27s%2A.pdf`],
  ['a\r\nx-evil: 1.pdf', `attachment; filename="a__x-evil_ 1.pdf"; filename*=UTF-8''a%0D%0Ax-evil%3A%201.pdf`],
  ['half \ud83d.pdf', `attachment; filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
])('[U53] %j', (name, header) => expect(asAttachment(name)).toBe(header));
