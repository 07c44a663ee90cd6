import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackEntry } from './unpack-entry.ts';

const content = Buffer.alloc(1_000_000, ' ');
const packed = deflateRawSync(content);
const unpack = (bytes: number) =>
  unpackEntry(packed, {
    ...{ name: Buffer.from('a.xml'), flags: 0, method: 8, mode: 0, start: 0, dataStart: 0 },
    ...{ bytes, packedBytes: packed.length, checksum: crc32(content) },
  });
const refusalOf = (bytes: number): unknown => {
  try {
    return unpack(bytes).length;
  } catch (error) {
    return error;
  }
};

describe('[U52] [U48] an entry of an archive', () => {
  it('is unpacked when it is as long as the archive says', () => {
    expect(Buffer.from(unpack(content.length)).equals(content)).toBe(true);
  });

  it('is not unpacked any further than that, whatever is in it', () => {
    for (const bytes of [0, 1_024, content.length - 2])
      expect(refusalOf(bytes)).toMatchObject({
        ...{ code: 'FILE_REFUSED', details: { reason: 'ARCHIVE_BROKEN' } },
        cause: { code: 'ERR_BUFFER_TOO_LARGE' },
      });
  });

  it('is refused when it is shorter, or longer by a single byte', () => {
    for (const bytes of [content.length - 1, content.length + 1])
      expect(refusalOf(bytes)).toMatchObject({ details: { reason: 'ARCHIVE_BROKEN' } });
  });
});
