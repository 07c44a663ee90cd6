import type { Language, PlanActivity, PlanRecords, PlanSource } from '@quietsite/domain';
import type { RunKind } from '../tables/plan-table.ts';
import { listPlannedActivities } from '../tables/works.ts';
import { hasUnprintable } from '../text/template-input.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { documentWordsOf } from '../words/document-words-of.ts';
import type { AppendixKind, AppendixModel, AppendixSection } from './appendix-model.ts';
import { buildCalculation } from './calculation-section.ts';
import { buildActivityCodes, buildCombinationCodes } from './code-sections.ts';
import { buildFrame } from './frame.ts';
import { buildGantt } from './gantt-section.ts';
import { buildSiteMap, type SiteMap } from './map-section.ts';
import { buildInventory } from './plant-sections.ts';
import { buildMonthlySchedule, buildNoiseSummary } from './receiver-sections.ts';

export interface Appendix {
  readonly model: AppendixModel;
  /** Of Appendix A; '' for the others. */
  readonly mapSvg: string;
}

/** Only approved projects nearby make an Appendix D (APPX-14, Q127). */
export const hasAppendixD = ({ neighbours }: Pick<PlanSource, 'neighbours'>): boolean => neighbours.length > 0;

/** Appendix A wants the map, B and C want the records. */
export function buildAppendix(
  kind: AppendixKind,
  source: PlanSource,
  records: PlanRecords | null,
  map: SiteMap | null,
  language: Language = 'en',
): Appendix {
  const words = documentWordsOf(language);
  const { model, mapSvg } = buildParts(kind, source, records, map, words);
  if (!hasUnprintable(model)) return { model, mapSvg };
  // What is signed must not lose a letter in silence.
  return { model: { ...model, notes: [...model.notes, words.report.notes.unprintable] }, mapSvg };
}

function buildParts(
  kind: AppendixKind,
  source: PlanSource,
  records: PlanRecords | null,
  map: SiteMap | null,
  words: DocumentWords,
): Appendix {
  const frame = buildFrame(kind, source, words);
  const { sections } = words.appendix;
  switch (kind) {
    case 'a': {
      const { section, svg } = buildSiteMap('A-2', source, mustHave(map, 'a map'), words);
      const programme = buildGantt('A-1', sections.programme, listPlannedActivities(source), words);
      return { model: { ...frame, sections: [programme, section] }, mapSvg: svg };
    }
    case 'b':
      return withoutMap(frame, buildResults('B', source, mustHave(records, 'records'), 'unmitigated', words));
    case 'c':
      return withoutMap(frame, buildResults('C', source, mustHave(records, 'records'), 'mitigated', words));
    case 'd':
      return withoutMap(frame, buildProgrammes(source, words));
  }
}

const withoutMap = (frame: Omit<AppendixModel, 'sections'>, sections: readonly AppendixSection[]): Appendix => ({
  model: { ...frame, sections },
  mapSvg: '',
});

/** The same six sections for both runs (APPX-05 to APPX-13). */
const buildResults = (
  letter: string,
  source: PlanSource,
  records: PlanRecords,
  run: RunKind,
  words: DocumentWords,
): AppendixSection[] => [
  buildActivityCodes(letter, source, words),
  buildCombinationCodes(letter, source, words),
  buildNoiseSummary(letter, source, run, words),
  buildInventory(letter, source, records, run, words),
  buildCalculation(letter, source, records, run, words),
  buildMonthlySchedule(letter, source, run, words),
];

/** This project, then its neighbours (APPX-15, APPX-16). */
function buildProgrammes(source: PlanSource, words: DocumentWords): AppendixSection[] {
  if (!hasAppendixD(source)) throw new Error('without approved projects nearby there is no Appendix D');
  const own: readonly PlanActivity[] = listPlannedActivities(source);
  const { sections } = words.appendix;
  return [
    buildGantt('D-1', sections.own, own, words),
    ...source.neighbours.map(({ title, version, activities }, index) =>
      buildGantt(
        `D-${index + 2}`,
        version === null ? sections.neighbour(title) : sections.neighbourVersion(title, version),
        activities,
        words,
      ),
    ),
  ];
}

function mustHave<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`this appendix is made from ${what}`);
  return value;
}
