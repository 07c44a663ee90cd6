import { itemAt } from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import { listMitigatedViews } from '../screening/mitigated-view.ts';
import type { ActiveRow } from './active-rows.ts';

/**
 * The visibility of each source from each receiver with the screens of the mitigated run; undefined while screening is
 * off.
 */
export function listSourceStates(
  { prepared: { screening } }: Pick<LiveCalculation, 'prepared'>,
  receivers: readonly number[],
  rows: readonly ActiveRow[],
): { readonly sourceStates?: Uint8Array } {
  if (screening === null) return {};
  const { views } = screening.engine;
  const sourceStates = new Uint8Array(views.length * receivers.length * rows.length);
  const positions = rows.map(({ row, task }) => screening.positionOf(row, task));
  for (const view of listMitigatedViews(screening.engine)) {
    const { zoneState, fixedState } = itemAt(views, view);
    receivers.forEach((receiver, place) => {
      const first = (view * receivers.length + place) * rows.length;
      rows.forEach(({ zone }, source) => {
        const position = positions[source] ?? null;
        sourceStates[first + source] =
          position === null ? zoneState(receiver, zone, 0) : fixedState(receiver, position, 0);
      });
    });
  }
  return { sourceStates };
}
