/** Decodes UTF-8, or UTF-16 with a byte-order mark. Returns undefined for anything else: it would be a guess. */
export function decodeUnicode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return tryDecode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return tryDecode('utf-16be', bytes);
  return tryDecode('utf-8', bytes);
}

export function tryDecode(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
