/** Characters that encodeURIComponent leaves alone although RFC 5987 requires them encoded. */
const NOT_ENCODED = /['()*]/g;
const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Makes a response a download that is never shown inline (U53). Old clients read the first name, in which special
 * characters are underscores. All others read the second, which is complete (RFC 6266).
 */
export function asAttachment(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(NOT_ENCODED, encode);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
