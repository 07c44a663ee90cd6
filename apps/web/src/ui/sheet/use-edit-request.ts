import { useEffect, useRef } from 'react';
import type { SheetActions } from './sheet-actions.ts';
import type { EditRequest, SheetProps } from './sheet-types.ts';

/** Starts editing when the surrounding screen requests it, as soon as the row exists, and only once. */
export function useEditRequest<Row>(props: SheetProps<Row>, actions: SheetActions): void {
  const { rows, columns, rowKey, editRequest = null } = props;
  const done = useRef<EditRequest | null>(null);
  useEffect(() => {
    if (editRequest === null || editRequest === done.current) return;
    const row = rows.findIndex((entry) => rowKey(entry) === editRequest.key);
    const column = columns.findIndex(({ id }) => id === editRequest.columnId);
    if (row < 0 || column < 0) return;
    done.current = editRequest;
    actions.edit({ row, column }, null);
  }, [rows, columns, rowKey, editRequest, actions]);
}
