import type { ResultOverview } from '@quietsite/contracts';
import { roundHalfUp, type StepPlace } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { formatText } from '../../lib/format.ts';
import type { ResultsFilter } from '../../session/results/results-address.ts';

export type ShownReceiver = ResultOverview['receivers'][number];

/** The maximum number of receivers per list. */
const MAX_SHOWN = 10;

/** The server sends the worst receivers of each verdict, most severe verdict first. */
export const listShown = (receivers: readonly ShownReceiver[], filter: ResultsFilter): readonly ShownReceiver[] =>
  receivers.filter(({ verdict }) => filter === 'all' || verdict === filter).slice(0, MAX_SHOWN);

/** '+14.3', '−1.5', or '-' without noise; in tenths, the precision of the verdict (M-61). */
export function formatMargin({ level, criterion }: Pick<ShownReceiver, 'level' | 'criterion'>): string {
  if (level === null) return '-';
  const margin = roundHalfUp(roundHalfUp(level, 1) - criterion, 1);
  return `${margin > 0 ? '+' : margin < 0 ? '−' : ''}${Math.abs(margin).toFixed(1)}`;
}

/** '39 of 39'; '-' if no floor exceeds or the height of the building is unknown. */
export const formatFloors = (t: TFunction, { floors }: Pick<ShownReceiver, 'floors'>): string =>
  floors === null || floors.lastExceeding === null
    ? '-'
    : t('overview.floorOf', { floor: floors.lastExceeding, total: floors.total });

/** A removed receiver keeps its number. */
export const nameReceiver = ({ name, pointId }: Pick<ShownReceiver, 'name' | 'pointId'>): string =>
  formatText(name) === '-' ? String(pointId) : name;

/** '12 %'; a small share is never shown as zero. */
export function formatShare(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 1 ? '< 1 %' : `${roundHalfUp(percent, 0)} %`;
}

const PLACE = { part: null, taskId: null, rowId: null, pointId: null } as const;

/** The place where an activity or one of its rows is edited. */
export const placeOfEquipment = (taskId: number, rowId: number | null = null): StepPlace => ({
  ...{ ...PLACE, screen: 'equipment', taskId, rowId },
});
