import type { Language, PlanActivity, PlanRecords, PlanSource } from '@quietsite/domain';
import type { RunKind } from '../tables/plan-table.ts';
import { listPlannedActivities } from '../tables/works.ts';
import { hasUnprintable } from '../text/template-input.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { documentWordsOf } from '../words/document-words-of.ts';
import type { AppendixKind, AppendixModel, AppendixSection } from './appendix-model.ts';
import { buildCalculation } from './calculation-section.ts';
import { buildActivityCodes, buildCombinationCodes } from './code-sections.ts';
import { chooseDetailed } from './detailed-receivers.ts';
import { buildFrame } from './frame.ts';
import { buildGantt } from './gantt-section.ts';
import { buildSiteMap, type SiteMap } from './map-section.ts';
import { buildInventory } from './plant-sections.ts';
import { buildMonthlySchedule, buildNoiseSummary } from './receiver-sections.ts';
import { buildScreening } from './screening-section.ts';

export interface Appendix {
  readonly model: AppendixModel;
  /** For Appendix A; '' for the others. */
  readonly mapSvg: string;
  /** The images of sections with drawings. */
  readonly drawings: readonly string[];
}

/** There is an Appendix D only if there are approved projects nearby (APPX-14, Q127). */
export const hasAppendixD = ({ neighbours }: Pick<PlanSource, 'neighbours'>): boolean => neighbours.length > 0;

/** Appendix A needs the map, B and C need the records. Calculations of up to `maxDetailRows` lines are printed. */
export function buildAppendix(
  kind: AppendixKind,
  source: PlanSource,
  records: PlanRecords | null,
  map: SiteMap | null,
  language: Language = 'en',
  maxDetailRows?: number,
): Appendix {
  const words = documentWordsOf(language);
  const appendix = buildParts(kind, source, records, map, words, maxDetailRows);
  const { model } = appendix;
  if (!hasUnprintable(model)) return appendix;
  // A signed document must not lose characters silently.
  return { ...appendix, model: { ...model, notes: [...model.notes, words.report.notes.unprintable] } };
}

function buildParts(
  kind: AppendixKind,
  source: PlanSource,
  records: PlanRecords | null,
  map: SiteMap | null,
  words: DocumentWords,
  maxDetailRows?: number,
): Appendix {
  const frame = buildFrame(kind, source, words);
  const { sections } = words.appendix;
  switch (kind) {
    case 'a': {
      const { section, svg } = buildSiteMap('A-2', source, requireValue(map, 'a map'), words);
      const programme = buildGantt('A-1', sections.programme, listPlannedActivities(source), words);
      return { model: { ...frame, sections: [programme, section] }, mapSvg: svg, drawings: [] };
    }
    case 'b':
    case 'c': {
      const known = requireValue(records, 'records');
      const detailed = chooseDetailed(source, known, maxDetailRows);
      const { sections: results, drawings } = buildResults(kind, source, known, detailed, words);
      return { ...withoutMap(frame, results), drawings };
    }
    case 'd':
      return withoutMap(frame, buildProgrammes(source, words));
  }
}

const withoutMap = (frame: Omit<AppendixModel, 'sections'>, sections: readonly AppendixSection[]): Appendix => ({
  model: { ...frame, sections },
  ...{ mapSvg: '', drawings: [] },
});

/** The same six sections for both runs (APPX-05 to APPX-13), plus up to two for screening (M-117). */
function buildResults(
  kind: 'b' | 'c',
  source: PlanSource,
  records: PlanRecords,
  detailed: ReadonlySet<number>,
  words: DocumentWords,
): { readonly sections: readonly AppendixSection[]; readonly drawings: readonly string[] } {
  const [letter, run]: [string, RunKind] = kind === 'b' ? ['B', 'unmitigated'] : ['C', 'mitigated'];
  const screened = source.snapshot.screening === undefined ? null : buildScreening(letter, source, run, words);
  const sections = [
    buildActivityCodes(letter, source, words),
    buildCombinationCodes(letter, source, words),
    buildNoiseSummary(letter, source, run, detailed, words),
    buildInventory(letter, source, records, run, words),
    buildCalculation(letter, source, records, run, detailed, words),
    buildMonthlySchedule(letter, source, run, detailed, words),
    ...(screened ? [screened.table] : []),
    ...(screened?.drawn ? [screened.drawn] : []),
  ];
  return { sections, drawings: screened?.drawings ?? [] };
}

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

function requireValue<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`this appendix is made from ${what}`);
  return value;
}
