/** Optional; 8 to 20 digits and the usual separators between them (Q132). */
export function isPhone(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || /^(?=(?:\D*\d){8})[\d+() -]{8,20}$/.test(trimmed);
}
