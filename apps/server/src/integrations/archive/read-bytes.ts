/** Random-access bytes: an open file, or a buffer in memory. */
export interface ReadableBytes {
  stat(): Promise<{ readonly size: number }>;
  read(buffer: Buffer, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
}

/** Reads bytes at an offset; fewer at the end of the file. */
export async function readBytes(file: ReadableBytes, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}
