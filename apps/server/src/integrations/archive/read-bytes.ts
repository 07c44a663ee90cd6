import type { FileHandle } from 'node:fs/promises';

/** Bytes at a place of a file; fewer when the file ends before. */
export async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}
