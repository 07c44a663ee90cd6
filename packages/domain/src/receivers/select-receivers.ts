import type { EditedReceiver } from './receiver.ts';
import { nameReceivers } from './receiver-names.ts';

export type SelectionMode = 'select' | 'deselect';

/** Points of a box, or of ticked rows, become selected or are let go; what is compulsory stays selected (NSR-12, NSR-07). */
export function selectReceivers<Point extends EditedReceiver>(
  points: readonly Point[],
  pointIds: ReadonlySet<number>,
  mode: SelectionMode,
): Point[] {
  const isSelected = mode === 'select';
  return nameReceivers(
    points.map((point) =>
      pointIds.has(point.pointId) && point.isSelected !== isSelected && !(point.isCompulsory && !isSelected)
        ? { ...point, isSelected }
        : point,
    ),
  );
}

/** The next box does the opposite (NSR-12). */
export const otherMode = (mode: SelectionMode): SelectionMode => (mode === 'select' ? 'deselect' : 'select');

export function clearSelection<Point extends EditedReceiver>(points: readonly Point[]): Point[] {
  return selectReceivers(points, new Set(points.map(({ pointId }) => pointId)), 'deselect');
}

/**
 * After a calculation the loudest home and the loudest school, ties included, are selected and locked; those of the
 * calculation before stay selected and are free (NSR-07, Q105).
 */
export function lockCompulsory(
  points: readonly EditedReceiver[],
  compulsoryIds: ReadonlySet<number>,
): EditedReceiver[] {
  return nameReceivers(
    points.map((point) => {
      const isCompulsory = compulsoryIds.has(point.pointId);
      const isSelected = point.isSelected || isCompulsory;
      if (isCompulsory === point.isCompulsory && isSelected === point.isSelected) return point;
      return { ...point, isCompulsory, isSelected };
    }),
  );
}
