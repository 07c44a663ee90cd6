import { describe, expect, it } from 'vitest';
import { createDigest } from './digest.ts';

function digestOf(...texts: readonly string[]): string {
  const digest = createDigest();
  for (const text of texts) digest.add(text);
  return digest.toHex();
}

describe('createDigest', () => {
  it('gives the published values of FNV-1a with 64 bits', () => {
    expect(digestOf('')).toBe('cbf29ce484222325');
    expect(digestOf('a')).toBe('af63dc4c8601ec8c');
    expect(digestOf('foobar')).toBe('85944171f73967e8');
  });

  it('does not see where a text was cut', () => {
    expect(digestOf('foo', 'bar')).toBe(digestOf('foobar'));
  });

  it('agrees with whole-number arithmetic over a long text', () => {
    const text = '0123456789abcdef'.repeat(50);
    let expected = 0xcbf29ce484222325n;
    for (const byte of Buffer.from(text)) expected = ((expected ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
    expect(digestOf(text)).toBe(expected.toString(16).padStart(16, '0'));
  });
});
