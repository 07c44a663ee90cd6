import { expect, it } from 'vitest';
import { clamdAddressSchema } from './clamd-address.ts';

it.each([
  [undefined, null],
  ['', null],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamd.noise.example:3310', { host: 'clamd.noise.example', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('[U53] %s', (text, address) => expect(clamdAddressSchema.parse(text)).toEqual(address));

it.each(['3310', 'localhost', 'localhost:', 'localhost:0', 'localhost:70000', ':3310', 'tcp://localhost'])(
  '[U53] %s is no address, and not silently none',
  (text) => expect(clamdAddressSchema.safeParse(text).success).toBe(false),
);
