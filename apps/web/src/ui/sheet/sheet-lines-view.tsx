import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';
import type { SheetActions } from './sheet-actions.ts';
import { LINE_HEIGHT, type SheetLine } from './sheet-lines.ts';
import { SheetRow } from './sheet-row.tsx';
import type { SheetHead, SheetProps } from './sheet-types.ts';
import type { SheetState } from './use-sheet.ts';

interface SheetLinesProps<Row> {
  readonly props: SheetProps<Row>;
  readonly state: SheetState<Row>;
  readonly actions: SheetActions;
  readonly from: number;
  readonly to: number;
  readonly activeLine: number;
}

/** The visible lines, and the focused line wherever it is, so that scrolling never loses the focus. */
export function SheetLines<Row>({ props, state, actions, from, to, activeLine }: SheetLinesProps<Row>) {
  const { t } = useTranslation();
  const { lines } = state;
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  if (activeLine < lines.length && (activeLine < from || activeLine >= to)) shown.push(activeLine);
  return (
    <tbody className={classes.lines} style={{ height: lines.length * LINE_HEIGHT }}>
      {shown.map((index) => {
        const line = lines[index];
        if (!line) return null;
        if (line.kind === 'head')
          return <HeadLine key={`head ${line.head.key}`} head={line.head} line={index} columns={state.columnCount} />;
        return <RowLine key={props.rowKey(line.row)} {...{ props, state, actions, t }} line={line} at={index} />;
      })}
    </tbody>
  );
}

interface RowLineProps<Row> extends Pick<SheetLinesProps<Row>, 'props' | 'state' | 'actions'> {
  readonly line: Extract<SheetLine<Row>, { kind: 'row' }>;
  readonly at: number;
  readonly t: TFunction;
}

function RowLine<Row>({ props, state, actions, t, line: { row, index }, at }: RowLineProps<Row>) {
  const { active, range, editing } = state;
  const key = props.rowKey(row);
  const isSelected = range !== null && index >= range.top && index <= range.bottom;
  return (
    <SheetRow
      sheetId={state.id}
      columns={props.columns}
      row={row}
      rowKey={key}
      index={index}
      line={at}
      activeColumn={active?.row === index ? active.column : -1}
      selectedFrom={isSelected ? range.left : -1}
      selectedTo={isSelected ? range.right : -1}
      editing={editing?.key === key ? editing : null}
      isReadonly={props.isReadonly}
      canRemove={state.canRemove}
      actions={actions}
      t={t}
    />
  );
}

function HeadLine({
  head,
  line,
  columns,
}: {
  readonly head: SheetHead;
  readonly line: number;
  readonly columns: number;
}) {
  return (
    <tr className={classes.groupRow} style={{ top: line * LINE_HEIGHT }} aria-rowindex={line + 2}>
      <td className={classes.group} colSpan={columns + 1} aria-colindex={1}>
        <span className={classes.groupText}>
          <b>{head.title}</b>
          {head.note && <span>{head.note}</span>}
        </span>
      </td>
    </tr>
  );
}
