import { expect, it } from 'vitest';
import { readableAddress } from './server.ts';

it.each(['/', '/api/projects/1?search=%', '/%E5%99%AA%E9%9F%B3', `/${'a'.repeat(200)}`])('%s is read', (url) =>
  expect(readableAddress(url)).toBe(url),
);

it.each(['/%', '/api/projects/%ff', '/%c3%28', '/%u0031', `/api/${'a'.repeat(201)}`])('%s is not', (url) =>
  expect(readableAddress(url)).toBe('/unreadable'),
);
