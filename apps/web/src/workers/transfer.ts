/** The buffers of the typed arrays in an answer, transferred instead of copied. */
export function listBuffers(value: unknown): readonly ArrayBuffer[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap((part) =>
    ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : listBuffers(part),
  );
}
