/** Marks an unknown level in a packed list. */
const UNKNOWN_LEVEL = -32_768;
const STEPS_PER_METRE = 10;
export const BYTES_PER_LEVEL = 2;

/** Levels as 16-bit integers in decimetres, little-endian; NaN or null is unknown. */
export function packLevels(levels: ArrayLike<number | null>): Uint8Array {
  const bytes = new Uint8Array(levels.length * BYTES_PER_LEVEL);
  const view = new DataView(bytes.buffer);
  for (let node = 0; node < levels.length; node++) {
    const level = levels[node] ?? Number.NaN;
    view.setInt16(
      node * BYTES_PER_LEVEL,
      Number.isNaN(level) ? UNKNOWN_LEVEL : Math.round(level * STEPS_PER_METRE),
      true,
    );
  }
  return bytes;
}

export function unpackLevels(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float64Array.from({ length: bytes.length / BYTES_PER_LEVEL }, (_, node) => {
    const steps = view.getInt16(node * BYTES_PER_LEVEL, true);
    return steps === UNKNOWN_LEVEL ? Number.NaN : steps / STEPS_PER_METRE;
  });
}
