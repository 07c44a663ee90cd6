/** What can be read by place: an open file, or bytes that are in memory already. */
export interface ReadableBytes {
  stat(): Promise<{ readonly size: number }>;
  read(buffer: Buffer, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
}

/** Bytes at a place of a file; fewer when the file ends before. */
export async function readBytes(file: ReadableBytes, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}
