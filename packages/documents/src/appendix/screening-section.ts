import { listScreenedPairs, type PlanSource, roundHalfUp, type ScreenedPair } from '@quietsite/domain';
import { SUMMARY_ROWS } from '../page-rules.ts';
import { listPlanReceivers } from '../tables/plan-receiver.ts';
import type { RunKind } from '../tables/plan-table.ts';
import { NOTHING, showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableColumn, TableSection } from './appendix-model.ts';
import { onePart, toSection } from './section.ts';

const HIDDEN_CORRECTION = '-10';

/** B-7, C-7: the zones that are hidden from a receiver, with the screen that decides, and those not decided (M-117). */
export function buildScreening(
  letter: string,
  source: PlanSource,
  run: RunKind,
  words: DocumentWords = englishWords,
): TableSection {
  const { screening, sections } = words.appendix;
  const labels = new Map(listPlanReceivers(source, words).map((receiver) => [receiver.pointId, receiver]));
  const pairs = listScreenedPairs(source.snapshot, run);
  const shown = pairs.filter(({ source: { isHidden, reason } }) => isHidden || reason !== null);
  return toSection({
    words,
    number: `${letter}-7`,
    title: sections.screening[run],
    note: screening.note(showCount(pairs.length - shown.length)),
    columns: [],
    moreColumns: listColumns(screening.heads),
    rowsPerPage: { first: SUMMARY_ROWS.first - 1, next: SUMMARY_ROWS.next },
    parts: onePart(
      shown.map((pair) => {
        const { label = '', building = '' } = labels.get(pair.pointId) ?? {};
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
function describe({ source: { reason, roof, lowest, screen } }: ScreenedPair, { appendix }: DocumentWords): string[] {
  const { screening } = appendix;
  if (reason !== null) return [screening.reasons[reason], NOTHING, '', NOTHING, NOTHING, NOTHING, show(roof), '0'];
  const name = screen === null ? NOTHING : screen.kind === 'building' ? screen.name : screening[screen.kind];
  return [
    ...[name.trim() === '' ? NOTHING : name, show(screen?.roofLevel ?? lowest?.top ?? null)],
    screen?.origin ? screening.origins[screen.origin] : '',
    ...[show(lowest?.distanceMetres ?? null), show(lowest?.atMetres ?? null), show(lowest?.horizon ?? null)],
    ...[show(roof), HIDDEN_CORRECTION],
  ];
}

const show = (metres: number | null): string => (metres === null ? NOTHING : roundHalfUp(metres, 1).toFixed(1));
