import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findGallery, findScreens, findWrappers } from './read-screens.ts';

/** Parts of the product, by the prefixes of their journeys' names; all others are general. */
const journeyNames = {
  accounts: /^(access-tokens|accounts|approval|profile|registration|reset|session|sign-)/,
  administration: /^admin-/,
  members: /^(activity|members|organisation)/,
  projects: /^(first-start|lease|project-)/,
  site: /^(centres|map|site-|unregistered|view)/,
  schedule: /^(gantt|programme|schedule)/,
  equipment: /^(equipment|materials)/,
  results: /^(concurrent|derivation|first-result|neighbours|notional|preview|receiver|run-log|select|time)/,
  mitigation: /^(mitigation|proposal)/,
  report: /^(keyboard-submission|report|review|submission)/,
  help: /^(api-docs|help)/,
  languages: /^(gallery|languages)/,
  general: /^/,
} as const;

export type Area = keyof typeof journeyNames;
export const areas = Object.keys(journeyNames) as Area[];

export const areaOf = (journey: string): Area => areas.find((area) => journeyNames[area].test(journey)) ?? 'general';

interface AreaChecks {
  readonly area: Area;
  /** Screens, or states of them, that were checked for accessibility faults. */
  readonly screens: readonly string[];
  /** Actions done by keyboard only. */
  readonly keyboard: readonly string[];
}

const GALLERY = 'e2e/src/pages/gallery/gallery.ts';
/** Matches titles that say how something is done, not titles that only mention the keyboard. */
const BY_KEYBOARD = /\b(with|by) (the )?keyboard\b/;

const sorted = (names: readonly string[]) => [...new Set(names)].sort();
const withoutIds = (title: string) => title.replaceAll(/\[[^\]]*\]\s*/g, '').replaceAll('\\', '');

export function readJourneys(): AreaChecks[] {
  const journeys = globSync('e2e/src/journeys/*.spec.ts').map((file) => ({
    name: basename(file, '.spec.ts'),
    source: readFileSync(file, 'utf8'),
  }));
  const pages = globSync('e2e/src/pages/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const shared = pages.flatMap(findWrappers).filter((name) => name !== 'expectFineScreen');
  const found = journeys.map(({ name, source }) => ({
    area: areaOf(name),
    screens: [...findScreens(source, [...shared, ...findWrappers(source)]), ...readGallery(source)],
    keyboard: listKeyboard(name, source),
  }));
  return areas.map((area) => {
    const inArea = found.filter((journey) => journey.area === area);
    return {
      area,
      screens: sorted(inArea.flatMap(({ screens }) => screens)),
      keyboard: sorted(inArea.flatMap(({ keyboard }) => keyboard)),
    };
  });
}

const readGallery = (source: string): string[] =>
  source.includes('/gallery.ts') && existsSync(GALLERY) ? findGallery(readFileSync(GALLERY, 'utf8')) : [];

function listKeyboard(name: string, source: string): string[] {
  const titles = findStaticTitles(source).map(withoutIds);
  return titles.filter((title) => name.startsWith('keyboard-') || BY_KEYBOARD.test(title));
}

const TITLE = String.raw`\(\s*(['"\x60])((?:\\.|(?!\1)[\s\S])*)\1`;
const CALL = new RegExp(String.raw`\b(?:describe|test|it)(?:\.(?!skip|todo|each)\w+)*${TITLE}`, 'g');
/** test.each(rows)('title'): the rows may hold anything, the title follows the first ')('. */
const EACH_CALL = new RegExp(String.raw`\b(?:describe|test|it)\.each\b[\s\S]*?\)${TITLE}`, 'g');

/** Titles as written in a journey file. */
export function findStaticTitles(source: string): string[] {
  return [...source.matchAll(CALL), ...source.matchAll(EACH_CALL)].map(([, , title]) => title ?? '');
}
