const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter.charCodeAt(0), value]));

/** Base64 with padding. Implemented here, because not every engine that repeats a calculation has a function for it. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(bits >> shift) & 63]).join('');
    const missing = Math.max(0, i + 3 - bytes.length);
    parts.push(letters.slice(0, 4 - missing) + '='.repeat(missing));
  }
  return parts.join('');
}

/** Throws RangeError for a text that is not base64. */
export function fromBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (text.length % 4 !== 0) throw new RangeError('not base64');
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4, at += 3) {
    let bits = 0;
    for (let k = 0; k < 4; k++) {
      const value = i + k < text.length - padding ? VALUES.get(text.charCodeAt(i + k)) : 0;
      if (value === undefined) throw new RangeError('not base64');
      bits = (bits << 6) | value;
    }
    for (let k = 0; k < 3 && at + k < bytes.length; k++) bytes[at + k] = (bits >> (16 - 8 * k)) & 255;
  }
  return bytes;
}
