import { promisify } from 'node:util';
import { constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** Below one network packet there is nothing to gain. */
const MIN_PACKED_BYTES = 1400;

/** Quickest levels; higher ones gain little on numbers. Zstandard takes half the time of gzip for the same size. */
export const packers = {
  zstd: (content: Buffer) => promisify(zstdCompress)(content, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_SPEED }),
};

export type Encoding = keyof typeof packers;

export const isWorthPacking = (bytes: number): boolean => bytes >= MIN_PACKED_BYTES;

/** The best of ours that whoever asks can read. */
export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['zstd', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}
