/** Characters not allowed in a username, in the order the message lists them (U15). Spaces are not allowed either. */
export const FORBIDDEN_IN_USERNAMES = '! @ # $ % ^ & * ( ) [ ] { } < > | \\ = + ? , : ; \' " ` / ~';

const forbidden = new Set([...FORBIDDEN_IN_USERNAMES.replaceAll(' ', ''), ' ']);
const MIN_LENGTH = 3;
const MAX_LENGTH = 64;

export type UsernameFault = 'forbidden' | 'length';

/** Compatibility forms are normalised first: a full-width '＠' is an '@' (U15). */
export function findUsernameFault(username: string): UsernameFault | null {
  const text = username.normalize('NFKC').trim();
  if ([...text].some((character) => forbidden.has(character) || /\s|\p{Cc}/u.test(character))) return 'forbidden';
  const { length } = [...text];
  return length < MIN_LENGTH || length > MAX_LENGTH ? 'length' : null;
}

/** Names are compared ignoring case and compatibility forms (U15). */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
