import { isSatisfied } from './licence-expression.ts';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** For build and test tools that are not distributed. */
const ALLOWED_AT_BUILD_TIME = new Set(['CC-BY-4.0', 'MPL-2.0']);

/** Licences accepted for one package only. */
const ALLOWED_FOR_PACKAGE: ReadonlyMap<string, readonly string[]> = new Map([['jsts', ['EDL-1.0', 'EPL-2.0']]]);

export type Use = 'production' | 'build-time';

export function isLicenceAllowed(packageName: string, expression: string, use: Use): boolean {
  return isSatisfied(
    expression,
    (licence) =>
      ALLOWED.has(licence) ||
      (use === 'build-time' && ALLOWED_AT_BUILD_TIME.has(licence)) ||
      (ALLOWED_FOR_PACKAGE.get(packageName)?.includes(licence) ?? false),
  );
}
