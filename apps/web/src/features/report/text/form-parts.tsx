import { Anchor, Button, Checkbox, Textarea } from '@mantine/core';
import type { Report } from '@quietsite/contracts';
import { MAX_REPORT_TEXT_LENGTH, type ReportInput } from '@quietsite/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { withCutNote } from '../../../ui/cut-note.tsx';
import classes from './form.module.css';

export type InputPart = keyof ReportInput;

/** The props of a section: only its own parts of the input, so that it rerenders only for those. */
export interface SectionProps<Part extends InputPart = InputPart> {
  readonly report: Omit<Report, 'draft'>;
  readonly input: Pick<ReportInput, Part>;
  readonly onInput: (changes: Partial<ReportInput>) => void;
  /** The receiver the user was sent to give a reason for. */
  readonly pointId?: number | null;
}

interface LongTextProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

export function LongText({ label, hint, value, onText }: LongTextProps) {
  return (
    <Textarea
      label={label}
      size="xs"
      autosize
      minRows={2}
      maxRows={10}
      maxLength={MAX_REPORT_TEXT_LENGTH}
      inputContainer={withCutNote}
      {...(hint ? { description: hint, inputWrapperOrder: ['label', 'input', 'description'] } : {})}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

interface TicksProps<Item extends string | number> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly isTicked: (item: Item) => boolean;
  readonly onTick: (item: Item, isTicked: boolean) => void;
}

export function Ticks<Item extends string | number>({ label, items, nameOf, isTicked, onTick }: TicksProps<Item>) {
  return (
    <fieldset className={classes.ticks}>
      <legend>{label}</legend>
      {items.map((item) => (
        <Checkbox
          key={item}
          size="xs"
          label={nameOf(item)}
          checked={isTicked(item)}
          onChange={(event) => onTick(item, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

interface UndoableActProps {
  /** The button's label; null if there is nothing to do. */
  readonly act: string | null;
  /** What was done; null if there is nothing to undo. */
  readonly done: string | null;
  readonly undo: string;
  readonly onAct: () => void;
  readonly onUndo: () => void;
}

/** A button that fills in several fields, then shows what it did and offers to undo it. */
export function UndoableAct({ act, done, undo, onAct, onUndo }: UndoableActProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The pressed button may have disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the buttons have changed
  useEffect(() => {
    if (isPressed.current) box.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [act, done]);
  const press = (perform: () => void) => () => {
    isPressed.current = true;
    perform();
  };
  return (
    <div ref={box} className={classes.act}>
      {act !== null && (
        <Button variant="default" size="compact-sm" onClick={press(onAct)}>
          {act}
        </Button>
      )}
      <span role="status">{done}</span>
      {done !== null && (
        <Anchor component="button" type="button" inherit onClick={press(onUndo)}>
          {undo}
        </Anchor>
      )}
    </div>
  );
}

/** A line about project data that is printed, with a link to where the data is edited. */
export function Derived({ children }: { readonly children: ReactNode }) {
  return <div className={classes.derived}>{children}</div>;
}
