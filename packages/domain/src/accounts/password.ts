const MIN_LENGTH = 8;
/** Long enough for any sentence. Hashing takes the same time at any length (U14). */
export const MAX_PASSWORD_LENGTH = 128;

/** Passwords that pass the rule but are among the first an attacker tries (U14). */
const COMMON = new Set(
  `password1 password12 password123 password1234 passw0rd passw0rd1 p4ssw0rd p4ssword1 pass1234 pass12345 pass123456
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop1 qwer1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4
  q1w2e3r4t5 zaq12wsx zaq1xsw2 abc12345 abc123456 abcd1234 abcd12345 abcdef12 a1234567 a12345678 a123456789 a1b2c3d4
  aa123456 aa12345678 123456789a 12345678a 1234567a 123456abc 1234abcd 12345abc 123abc123 123qweasd 123qwe123 1234qwer
  admin123 admin1234 admin12345 administrator1 welcome1 welcome12 welcome123 letmein1 letmein12 letmein123 iloveyou1
  iloveyou2 sunshine1 princess1 football1 baseball1 monkey123 dragon123 master123 superman1 batman123 michael1
  changeme1 changeme123 secret123 default1 test1234 test12345 testing1 testing123 user1234 login123 temp1234
  hongkong1 hongkong123 hongkong852 hk123456 hk12345678 quietsite1 quietsite123 construction1 contractor1`.split(/\s+/),
);

/**
 * The words in these passwords. They are as easy to guess with other digits at the end, or with digits and symbols in
 * place of letters.
 */
const COMMON_WORDS = new Set([...COMMON].map((text) => text.replace(/\P{L}/gu, '')).filter((word) => word.length >= 6));

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** p@ssw0rd1 reads as password: trailing non-letters are removed, then symbols become the letters they stand for. */
const readAsWord = (folded: string): string =>
  folded.replace(/[^\p{L}]+$/u, '').replaceAll(/[@431!0$57]/g, (sign) => LETTERS[sign] ?? sign);

/** Words of the product, the place and the trade: a password made only of these is easy to guess here (U14). */
const CONTEXT_WORDS = [
  ...['quietsite', 'hongkong', 'kowloon', 'kaitak', 'epd', 'cnmp', 'noise', 'site', 'project', 'construction'],
  ...['contractor', 'consultant', 'company', 'admin', 'administrator', 'reviewer', 'member', 'user', 'password'],
] as const;
const ONLY_CONTEXT_WORDS = new RegExp(`^(?:${CONTEXT_WORDS.join('|')})+$`);

export type PasswordFault = 'weak' | 'common' | 'username';

/** Checks the specified rule first, then whether a password that satisfies it is still easy to guess (U14). */
export function findPasswordFault(password: string, username: string): PasswordFault | null {
  const isLongEnough = password.length >= MIN_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
  if (!isLongEnough || !/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return 'weak';
  const folded = password.normalize('NFKC').toLowerCase();
  const word = readAsWord(folded);
  if (COMMON.has(folded) || COMMON_WORDS.has(word)) return 'common';
  if (ONLY_CONTEXT_WORDS.test(word) || ONLY_CONTEXT_WORDS.test(folded.replace(/\P{L}/gu, ''))) return 'common';
  const name = username.normalize('NFKC').trim().toLowerCase();
  return name.length >= 3 && folded.includes(name) ? 'username' : null;
}
