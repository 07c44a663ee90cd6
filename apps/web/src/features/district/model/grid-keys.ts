/** A cell of the calendar: receiver and week. */
export interface Cell {
  readonly row: number;
  readonly week: number;
}

interface GridSize {
  readonly rows: number;
  readonly weeks: number;
  /** Rows per Page Up or Page Down. */
  readonly page: number;
}

/** The cell that a key leads to; null for other keys. */
export function moveInGrid({ row, week }: Cell, key: string, isCtrl: boolean, size: GridSize): Cell | null {
  const [lastRow, lastWeek] = [size.rows - 1, size.weeks - 1];
  const to = (nextRow: number, nextWeek: number): Cell => ({
    row: Math.max(0, Math.min(lastRow, nextRow)),
    week: Math.max(0, Math.min(lastWeek, nextWeek)),
  });
  switch (key) {
    case 'ArrowLeft':
      return to(row, week - 1);
    case 'ArrowRight':
      return to(row, week + 1);
    case 'ArrowUp':
      return to(row - 1, week);
    case 'ArrowDown':
      return to(row + 1, week);
    case 'PageUp':
      return to(row - size.page, week);
    case 'PageDown':
      return to(row + size.page, week);
    case 'Home':
      return isCtrl ? to(0, 0) : to(row, 0);
    case 'End':
      return isCtrl ? to(lastRow, lastWeek) : to(row, lastWeek);
    default:
      return null;
  }
}
