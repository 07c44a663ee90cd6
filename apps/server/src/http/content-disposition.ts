/** What RFC 5987 lets stand as it is; encodeURIComponent leaves these beside it. */
const NOT_ENCODED = /['()*]/g;
const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Saved, never shown (U53). Old programs read the first name, in which anything but plain characters is an underscore;
 * all others the second, which has them all (RFC 6266).
 */
export function asAttachment(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(NOT_ENCODED, encode);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
