import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayPicker } from '../fields/use-day-picker.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Floating } from './floating.tsx';
import classes from './sheet.module.css';
import type { Editing, SheetActions, Step } from './sheet-actions.ts';
import type { SheetColumn } from './sheet-types.ts';
import { useChoices } from './use-choices.ts';

interface CellEditorProps<Row> {
  readonly column: SheetColumn<Row>;
  readonly row: Row;
  readonly editing: Editing;
  readonly actions: SheetActions;
}

const stepOf = ({ key, shiftKey }: KeyboardEvent): Step | null => {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return null;
};

/** The only input of a sheet, in the cell being edited. */
export function CellEditor<Row>({ column, row, editing, actions }: CellEditorProps<Row>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState(editing.typed ?? column.read(row));
  const [fault, setFault] = useState<string | null>(null);
  const choices = useChoices(column, row, text, editing);
  const type = (next: string) => {
    setText(next);
    setFault(null);
    choices.typed();
    actions.type(next);
  };
  const commit = (typed: string, step: Step) => {
    isDone.current = true;
    const refused = actions.commit(typed, step);
    isDone.current = refused === null;
    setFault(refused);
    if (refused !== null) field.current?.focus();
  };
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (editing.typed === null) field.current?.select();
    else actions.type(editing.typed);
  }, [editing, actions]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const step = stepOf(event);
    if (step) commit(choices.chosen(text), step);
    else if (event.key === 'Escape') {
      isDone.current = true;
      actions.cancel();
    } else if (!choices.press(event)) return;
    event.preventDefault();
  };
  return (
    <span className={classes.editor}>
      <input
        ref={field}
        className={classes.field}
        data-numeric={column.isNumeric || undefined}
        inputMode={column.kind === 'number' ? 'decimal' : undefined}
        aria-label={column.title}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}fault`}
        {...choices.fieldProps(`${id}list`)}
        autoComplete="off"
        spellCheck={false}
        placeholder={column.kind === 'day' ? DAY_FORMAT : undefined}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPointerDown={choices.open}
        onBlur={() => {
          // Switching to another window does not end editing.
          if (!isDone.current && document.activeElement !== field.current) actions.leave(text);
        }}
      />
      {column.kind === 'day' && <DayPicker text={text} onPick={(day) => commit(day, 'stay')} />}
      {choices.isOpen && fault === null && (
        <Floating anchor={field}>
          <ChoiceList
            id={`${id}list`}
            choices={choices}
            onChoose={(choice) => commit(choices.textOf(choice), 'stay')}
          />
        </Floating>
      )}
      {fault !== null && (
        <Floating anchor={field}>
          <p id={`${id}fault`} className={classes.fault} role="alert">
            {fault}
          </p>
        </Floating>
      )}
    </span>
  );
}

/** LIMIT-01. */
const DAY_FORMAT = 'yyyy-mm-dd';

/** The browser's own calendar beside the field; typing stays the primary input. */
function DayPicker({ text, onPick }: { readonly text: string; readonly onPick: (day: string) => void }) {
  const { t } = useTranslation();
  const calendar = useDayPicker({ text, onPick });
  return (
    <>
      <button
        type="button"
        className={classes.pick}
        tabIndex={-1}
        aria-label={t('sheet.pickDay')}
        onPointerDown={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={calendar.open}
      >
        <IconCalendar size={15} aria-hidden />
      </button>
      {calendar.anchor}
    </>
  );
}
