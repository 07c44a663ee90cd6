import {
  drawSection,
  listScreenedPairs,
  type PlanSource,
  roundHalfUp,
  type ScreenedPair,
  type ScreeningSection,
} from '@quietsite/domain';
import { DRAWN_SECTIONS, SUMMARY_ROWS } from '../page-rules.ts';
import { listPlanReceivers, type PlanReceiver } from '../tables/plan-receiver.ts';
import type { RunKind } from '../tables/plan-table.ts';
import { NOTHING, showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { DrawingSection, TableColumn, TableSection } from './appendix-model.ts';
import {
  drawSectionLegend,
  drawSectionSvg,
  LEGEND_ROLES,
  SECTION_LEGEND_WIDTH_MM,
  SECTION_WIDTH_MM,
} from './draw-section-svg.ts';
import { onePart, toSection } from './section.ts';

type NamedPair = ScreenedPair & Partial<Pick<PlanReceiver, 'label' | 'building'>>;

export interface ScreeningPages {
  readonly table: TableSection;
  /** Null if nothing is hidden. */
  readonly drawn: DrawingSection | null;
  /** The images of the drawings. */
  readonly drawings: readonly string[];
}

/** B-7, C-7: a table of the hidden zones and of those that blank facades face (M-109); B-8, C-8: their sections (M-117). */
export function buildScreening(
  letter: string,
  source: PlanSource,
  run: RunKind,
  words: DocumentWords = englishWords,
): ScreeningPages {
  const labels = new Map(listPlanReceivers(source, words).map((receiver) => [receiver.pointId, receiver]));
  const { pairs: found, inView } = listScreenedPairs(source.snapshot, run);
  const pairs = found.map((pair) => {
    const { label, building } = labels.get(pair.pointId) ?? {};
    return { ...pair, ...(label && { label }), ...(building && { building }) };
  });
  // It is unknown at every receiver, so it is stated once.
  const [unknown, listed] = partition(pairs, ({ source: { reason } }) => reason === 'ZONE_GROUND_UNKNOWN');
  const zones = [...new Set(unknown.map(({ zoneName }) => zoneName))];
  const { screening } = words.appendix;
  const notes = [
    screening.note(showCount(inView)),
    ...(zones.length > 0 ? [screening.zonesUnknown(zones.join(', '))] : []),
  ];
  return { table: buildTable(letter, listed, notes, run, words), ...drawHidden(letter, listed, run, words) };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

const MAX_DRAWN = DRAWN_SECTIONS.perPage * DRAWN_SECTIONS.maxPages;

/** The loudest receivers first, up to the page limit. */
function drawHidden(
  letter: string,
  pairs: readonly NamedPair[],
  run: RunKind,
  words: DocumentWords,
): Pick<ScreeningPages, 'drawn' | 'drawings'> {
  const { heading, screening, sections } = words.appendix;
  const hidden = pairs.filter(({ source: { isHidden } }) => isHidden);
  const drawn = hidden.slice(0, MAX_DRAWN).flatMap((pair) => {
    const section = pair.describeSection();
    return section === null ? [] : [{ ...toDrawnSection(pair, section, words), svg: drawSectionSvg(section, words) }];
  });
  if (drawn.length === 0) return { drawn: null, drawings: [] };
  const number = `${letter}-8`;
  return {
    drawn: {
      ...{ kind: 'drawings', number, heading: heading(number, sections.sections[run]), flows: false, parts: [] },
      note: screening.drawn.note(showCount(drawn.length), showCount(hidden.length)),
      legend: {
        ...{ image: 0, widthMm: SECTION_LEGEND_WIDTH_MM },
        alternativeText: screening.drawn.legend(LEGEND_ROLES.map((role) => screening.drawn.roles[role]).join('; ')),
      },
      drawings: drawn.map(({ title, caption }, index) => ({
        ...{ title, caption, image: index + 1, widthMm: SECTION_WIDTH_MM },
        alternativeText: screening.drawn.described(title, caption),
      })),
    },
    drawings: [drawSectionLegend(words), ...drawn.map(({ svg }) => svg)],
  };
}

function toDrawnSection(pair: NamedPair, section: ScreeningSection, words: DocumentWords) {
  const { screening, receiver } = words.appendix;
  const { label = '', building = '', zoneName } = pair;
  return {
    title: screening.drawn.title(building === '' ? label : receiver(label, building), zoneName),
    caption: screening.drawn.told({
      ...{ screen: nameDated(pair, words), horizon: show(section.horizon), roof: show(section.receiver.roof) },
      distance: show(section.distanceMetres),
      times: show(drawSection(section).exaggeration),
    }),
  };
}

function buildTable(
  letter: string,
  pairs: readonly NamedPair[],
  notes: readonly string[],
  run: RunKind,
  words: DocumentWords,
): TableSection {
  const { screening, sections } = words.appendix;
  return toSection({
    words,
    number: `${letter}-7`,
    title: sections.screening[run],
    note: notes.join(' '),
    columns: [],
    moreColumns: listColumns(screening.heads),
    rowsPerPage: { first: SUMMARY_ROWS.first - notes.length, next: SUMMARY_ROWS.next },
    parts: onePart(
      pairs.map((pair) => {
        const { label = '', building = '' } = pair;
        return [label, building, pair.zoneName, ...describe(pair, words)];
      }),
    ),
  });
}

function listColumns(heads: DocumentWords['appendix']['screening']['heads']): TableColumn[] {
  const text = (label: string, widthMm: number): TableColumn => ({ label, widthMm, align: 0 });
  const figure = (label: string, widthMm: number): TableColumn => ({ label, widthMm, align: 1 });
  return [
    ...[text(heads.receiver, 19), text(heads.building, 0), text(heads.zone, 30), text(heads.screen, 46)],
    ...[figure(heads.roofLevel, 18), text(heads.origin, 32), figure(heads.distance, 17), figure(heads.at, 17)],
    ...[figure(heads.horizon, 18), figure(heads.roof, 18), figure(heads.correction, 20)],
  ];
}

/** Screen, roof level and its origin, D, x, H, roof, correction. */
function describe(pair: ScreenedPair, words: DocumentWords): string[] {
  const { source, correction } = pair;
  const { reason, roof, lowest, screen } = source;
  const { screening } = words.appendix;
  if (reason !== null)
    return [screening.reasons[reason], NOTHING, '', NOTHING, NOTHING, NOTHING, show(roof), String(correction)];
  return [
    ...[nameDated(pair, words), show(screen?.roofLevel ?? lowest?.top ?? null)],
    screen?.origin ? screening.origins[screen.origin] : '',
    ...[show(lowest?.distanceMetres ?? null), show(lowest?.atMetres ?? null), show(lowest?.horizon ?? null)],
    ...[show(roof), String(correction)],
  ];
}

/** Adds the days if the correction applies on only some of them. */
function nameDated({ source, days }: ScreenedPair, words: DocumentWords): string {
  const { range, screening } = words.appendix;
  const name = source.isHidden ? nameScreen(source, words) : screening.blankFacades;
  return days === null ? name : screening.onDays(name, range(days.first, days.last));
}

function nameScreen({ screen }: ScreenedPair['source'], { appendix: { screening } }: DocumentWords): string {
  if (screen === null) return NOTHING;
  if (screen.kind === 'terrain') return screening.terrain;
  return screen.name.trim() || (screen.kind === 'barrier' ? screening.barrier : NOTHING);
}

const show = (metres: number | null): string => (metres === null ? NOTHING : roundHalfUp(metres, 1).toFixed(1));
