import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppliedBlock } from './apply-block.ts';
import type { SheetColumn } from './sheet-types.ts';

export interface SheetNoticeText {
  readonly isFault: boolean;
  readonly title: string;
  /** Invalid cells, one per line. */
  readonly lines: readonly string[];
  /** Shown only until the next key press, and while the table has the focus. */
  readonly isPassing?: boolean;
}

const SHOWN_FAULTS = 100;

/** The last action, correction or rejection, until the next action. */
export function useSheetNotice<Row>(columns: readonly SheetColumn<Row>[]) {
  const { t } = useTranslation();
  const [text, setText] = useState<SheetNoticeText | null>(null);
  const show = (title: string, isFault = false) => setText({ isFault, title, lines: [] });

  const showApplied = (applied: AppliedBlock<Row>, act: 'paste' | 'fill' | 'clear') => {
    const { faults, rowsLeftOut, columnsLeftOut, dayFirst } = applied;
    if (faults.length > 0) {
      const lines = faults
        .slice(0, SHOWN_FAULTS)
        .map(({ row, column, text: typed, fault }) =>
          t('sheet.badCell', { row: row + 1, column: columns[column]?.title ?? '', text: typed, fault }),
        );
      const more = faults.length - lines.length;
      const title = t(`sheet.refused.${act}`, { count: faults.length });
      setText({ isFault: true, title, lines: more > 0 ? [...lines, t('sheet.moreCells', { count: more })] : lines });
    } else if (rowsLeftOut > 0 || columnsLeftOut > 0 || dayFirst[0]) {
      const rows = rowsLeftOut > 0 ? t('sheet.rowsLeftOut', { count: rowsLeftOut }) : '';
      const cells = columnsLeftOut > 0 ? t('sheet.columnsLeftOut', { count: columnsLeftOut }) : '';
      const days = dayFirst[0] ? t('sheet.dayFirst', { count: dayFirst.length, ...dayFirst[0] }) : '';
      show(`${rows} ${cells} ${days}`.trim());
    } else setText(null);
  };

  return {
    text,
    show,
    showApplied,
    showBriefly: (title: string) => setText({ isFault: false, title, lines: [], isPassing: true }),
    pass: () => setText((now) => (now?.isPassing ? null : now)),
    close: () => setText(null),
  };
}
