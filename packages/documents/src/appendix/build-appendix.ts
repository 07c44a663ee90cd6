import type { PlanActivity, PlanRecords, PlanSource } from '@quietsite/domain';
import type { RunKind } from '../tables/plan-table.ts';
import { listPlannedActivities } from '../tables/works.ts';
import { hasUnprintable } from '../text/template-input.ts';
import type { AppendixKind, AppendixModel, AppendixSection } from './appendix-model.ts';
import { buildCalculation } from './calculation-section.ts';
import { buildActivityCodes, buildCombinationCodes } from './code-sections.ts';
import { buildFrame } from './frame.ts';
import { buildGantt } from './gantt-section.ts';
import { buildSiteMap, type SiteMap } from './map-section.ts';
import { APPENDIX_NOTES } from './notes.ts';
import { buildInventory } from './plant-sections.ts';
import { buildMonthlySchedule, buildNoiseSummary } from './receiver-sections.ts';

export interface Appendix {
  readonly model: AppendixModel;
  /** Of Appendix A; '' for the others. */
  readonly mapSvg: string;
}

/** Only approved projects nearby make an Appendix D (APPX-14, Q127). */
export const hasAppendixD = ({ neighbours }: Pick<PlanSource, 'neighbours'>): boolean => neighbours.length > 0;

/** What is signed must not lose a letter in silence. */
const UNPRINTABLE = 'A box (□) stands for a character that the typefaces of this document do not contain.';

/** Appendix A wants the map, B and C want the records. */
export function buildAppendix(
  kind: AppendixKind,
  source: PlanSource,
  records: PlanRecords | null,
  map: SiteMap | null,
): Appendix {
  const { model, mapSvg } = buildParts(kind, source, records, map);
  return { model: hasUnprintable(model) ? { ...model, notes: [...model.notes, UNPRINTABLE] } : model, mapSvg };
}

function buildParts(
  kind: AppendixKind,
  source: PlanSource,
  records: PlanRecords | null,
  map: SiteMap | null,
): Appendix {
  const frame = { ...buildFrame(kind, source), notes: APPENDIX_NOTES[kind] };
  switch (kind) {
    case 'a': {
      const { section, svg } = buildSiteMap('A-2', source, mustHave(map, 'a map'));
      const programme = buildGantt('A-1', 'Implementation programme', listPlannedActivities(source));
      return { model: { ...frame, sections: [programme, section] }, mapSvg: svg };
    }
    case 'b':
      return withoutMap(frame, buildResults('B', source, mustHave(records, 'records'), 'unmitigated'));
    case 'c':
      return withoutMap(frame, buildResults('C', source, mustHave(records, 'records'), 'mitigated'));
    case 'd':
      return withoutMap(frame, buildProgrammes(source));
  }
}

const withoutMap = (frame: Omit<AppendixModel, 'sections'>, sections: readonly AppendixSection[]): Appendix => ({
  model: { ...frame, sections },
  mapSvg: '',
});

/** The same six sections for both runs (APPX-05 to APPX-13). */
const buildResults = (letter: string, source: PlanSource, records: PlanRecords, run: RunKind): AppendixSection[] => [
  buildActivityCodes(letter, source),
  buildCombinationCodes(letter, source),
  buildNoiseSummary(letter, source, run),
  buildInventory(letter, source, records, run),
  buildCalculation(letter, source, records, run),
  buildMonthlySchedule(letter, source, run),
];

/** This project, then its neighbours (APPX-15, APPX-16). */
function buildProgrammes(source: PlanSource): AppendixSection[] {
  if (!hasAppendixD(source)) throw new Error('without approved projects nearby there is no Appendix D');
  const own: readonly PlanActivity[] = listPlannedActivities(source);
  return [
    buildGantt('D-1', `Programme of this project`, own),
    ...source.neighbours.map(({ title, version, activities }, index) =>
      buildGantt(
        `D-${index + 2}`,
        `Programme of ${title}${version === null ? '' : `, version ${version}`}`,
        activities,
      ),
    ),
  ];
}

function mustHave<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`this appendix is made from ${what}`);
  return value;
}
