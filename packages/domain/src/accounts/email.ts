/** The HTML standard's pattern for email fields (Q55), with a length limit that no real address reaches. */
const PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const MAX_LENGTH = 254;

export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && PATTERN.test(text);
}

/** Addresses are case-insensitive: two accounts must not differ only by a capital letter. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Shows enough for the owner to recognise the address, but too little for anyone else: j***@e***.hk (U07, U12). */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const lastDot = host.lastIndexOf('.');
  const ending = lastDot > 0 ? host.slice(lastDot) : '';
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${ending}`;
}
