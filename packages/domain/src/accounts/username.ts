/** Characters a username must not contain, in the order the message lists them (U15); a space is one of them too. */
export const FORBIDDEN_IN_USERNAMES = '! @ # $ % ^ & * ( ) [ ] { } < > | \\ = + ? , : ; \' " ` / ~';

const forbidden = new Set([...FORBIDDEN_IN_USERNAMES.replaceAll(' ', ''), ' ']);
const SHORTEST = 3;
const LONGEST = 64;

export type UsernameFault = 'forbidden' | 'length';

/** Compatibility forms are folded first: a full-width '＠' is an '@' (U15). */
export function findUsernameFault(username: string): UsernameFault | null {
  const text = username.normalize('NFKC').trim();
  if ([...text].some((character) => forbidden.has(character) || /\s|\p{Cc}/u.test(character))) return 'forbidden';
  const { length } = [...text];
  return length < SHORTEST || length > LONGEST ? 'length' : null;
}

/** Names compare without regard to case or compatibility forms (U15). */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
