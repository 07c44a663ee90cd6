/** Texts with a meaning to an interpreter: SQL, HTML, spreadsheets, headers, paths, templates, Unicode. */
export const hostileTexts: readonly string[] = [
  ...["' or '1'='1", "'; drop table users; --", '1); select pg_sleep(9); --', '\\', '%', '_%', '$1', '{{7*7}}'],
  ...['#{7*7}'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...[']]><!ENTITY x SYSTEM "file:///etc/passwd">'],
  ...['=cmd|"/c calc"!A1', '+1+1', '@SUM(1)', '\t=1', '#set page(width: 1pt)', '#read("/etc/passwd")'],
  ...['[link](javascript:1)'],
  ...['a\r\nSet-Cookie: session=1', 'a\u0000b', '\u0000', '../../../../etc/passwd', '..\\..\\x', '/etc/passwd'],
  ...['file:///etc/passwd'],
  ...['\u202efdp.exe', '\ud800', 'ﷺ'.repeat(50), 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A', '👩‍👩‍👧‍👦'.repeat(20), '\ufeff', 'İ', 'ß', '\u2028', ' ', ''],
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'NaN', 'Infinity', '-0', '1e309', '0x10', 'null'],
  ...['true'],
  ...['9'.repeat(400), 'a'.repeat(10_000), 'A'.repeat(200_000), '2026-02-30', '9999-12-31', '0000-00-00'],
  ...['-000001-01-01T00:00:00Z'],
];

export const hostileNumbers: readonly number[] = [
  ...[0, -1, 1.5, -0, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991],
  ...[9_007_199_254_740_992, 1e19, 1e308, -1e308, 5e-324, 0.1],
];

const nest = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values that no field expects. */
export const unexpectedValues: readonly unknown[] = [
  ...[null, true, false, {}, [], [[]], [null], { length: -1 }, { $ne: null }, { toString: 'x' }],
  ...[nest(50), nest(500), Array.from({ length: 5_000 }, () => 1), { constructor: { prototype: { isAdmin: true } } }],
];

/** Not generated, because JSON.stringify cannot: malformed, duplicated, too deep, wrongly encoded. */
export const brokenBodies: readonly (string | Buffer)[] = [
  ...['', '{', '[', 'null', '"text"', '1', '[]', '{"a":1', '{"a":NaN}', '{"a":1e999}', "{'a':1}", '{"a":1}{"b":2}'],
  ...['\ufeff{}'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"a":1,"a":2}'],
  ...['{"revision":01}'],
  ...['['.repeat(100_000), '{"a":'.repeat(50_000), `{"a":"${'x'.repeat(1_100_000)}"}`, '{"a":"\\ud800"}'],
  ...['{"a":"\\u0000"}'],
  ...[Buffer.from([0xff, 0xfe, 0x7b, 0x00]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ...[Buffer.alloc(64)],
];

export const contentTypes: readonly string[] = [
  ...['application/json', 'application/json; charset=utf-16', 'application/json;', 'text/plain', 'text/html'],
  ...['application/xml'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary='],
  ...['multipart/form-data; boundary=x'],
  ...['application/json, text/plain', 'application/vnd.api+json', 'x', '/', 'application/json; __proto__=1'],
];

/** Inserted into an address without further encoding. */
export const brokenPieces: readonly string[] = [
  ...['%', '%ff', '%c3%28', '%00', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%2f', '%0d%0aset-cookie:a=b', '1%00'],
  ...['%u0031', '1;a=b'],
  ...['1e3', '0x1', '+1', '-1', '0', '01', '1.0', '%D9%A3', '9007199254740991', '9223372036854775807'],
  ...['9'.repeat(150), 'a'.repeat(400)],
];

export const hostileHeaders: readonly (readonly [string, string | string[]])[] = [
  ['accept', 'x'.repeat(4_000)],
  ['accept-encoding', 'zstd;q=-1, gzip;q=NaN, *;q=9'],
  ['accept-language', '../../etc/passwd'],
  ['authorization', 'Bearer qs_'],
  ['authorization', 'Bearer qs_\u0000'.replace('\u0000', '%00')],
  ['authorization', `Bearer qs_${'a'.repeat(6_000)}`],
  ['authorization', 'Basic ZGVtbzpxdWlldC1kZW1vLTE='],
  ['cookie', 'session=; session=; device=%ff; pending=__proto__'],
  ['cookie', `session=${'a'.repeat(6_000)}`],
  ['content-encoding', 'gzip'],
  ['expect', 'x'],
  ['if-none-match', '*'],
  ['idempotency-key', "' or 1=1"],
  ['range', 'bytes=-1,0-,9-1'],
  ['x-forwarded-for', ['1.1.1.1', "' or 1=1", '::::']],
  ['x-forwarded-host', ['evil.example', '"><script>']],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
];
