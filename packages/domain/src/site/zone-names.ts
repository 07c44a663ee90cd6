export const MAX_ZONE_NAME_LENGTH = 100;

/** Schedules refer to zones by name, so two zones of a project never share a name, ignoring case and spaces. */
export const zoneNameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Truncation leaves neither half a character nor a trailing space. */
const shorten = (name: string): string =>
  name
    .trim()
    .slice(0, MAX_ZONE_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

/** The lowest free number: 'Zone 1', 'Zone 2' (Q67). */
export const nextZoneName = (taken: readonly string[]): string => numberedName('Zone', taken);
export const nextFrontName = (taken: readonly string[]): string => numberedName('Front', taken);

function numberedName(word: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(zoneNameKey));
  for (let number = 1; ; number++) {
    const name = `${word} ${number}`;
    if (!keys.has(zoneNameKey(name))) return name;
  }
}

/** The given name, with a number appended if another zone has it. */
export function freeZoneName(preferred: string, taken: readonly string[]): string {
  const name = shorten(preferred);
  if (name === '') return nextZoneName(taken);
  const keys = new Set(taken.map(zoneNameKey));
  if (!keys.has(zoneNameKey(name))) return name;
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const numbered = `${name.slice(0, MAX_ZONE_NAME_LENGTH - ending.length)}${ending}`;
    if (!keys.has(zoneNameKey(numbered))) return numbered;
  }
}

/** A blank edit keeps the previous name (SITE-10). */
export function renamedZone(before: string, typed: string): string {
  const name = shorten(typed);
  return name === '' ? before : name;
}

/** Pieces of a cut zone, from west to east: 'Zone 1a', 'Zone 1b', ..., 'Zone 1z', 'Zone 1aa'. */
export function pieceName(whole: string, index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  const repeated = letter.repeat(Math.floor(index / 26) + 1);
  return `${whole.slice(0, MAX_ZONE_NAME_LENGTH - repeated.length)}${repeated}`;
}
