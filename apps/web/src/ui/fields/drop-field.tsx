import { Button } from '@mantine/core';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './drop-field.module.css';

interface DropFieldProps {
  /** File extensions. The server checks the content, not the type that a browser reports (U48). */
  readonly accepted: string;
  readonly dropText: string;
  readonly chooseText: string;
  readonly describedBy: string;
  readonly isOff: boolean;
  /** Accepts several files; otherwise only the first. */
  readonly isMultiple?: boolean;
  /** For use beside other content, where there is little room and the focus is elsewhere. */
  readonly isCompact?: boolean;
  /** Opens the file chooser at once, for users who have already pressed a button to add files. */
  readonly isAsking?: boolean;
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  readonly children?: ReactNode;
}

/** Files are chosen with a button or dropped beside it. */
export function DropField(props: DropFieldProps) {
  const { accepted, dropText, chooseText, describedBy, isOff, isMultiple = false, isCompact = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [asksFirst] = useState(props.isAsking === true);
  useEffect(() => {
    if (asksFirst) input.current?.click();
  }, [asksFirst]);
  const drag = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setOver(isInside && !isOff);
  };
  const take = (files: FileList | null) => {
    const [first, ...others] = files ?? [];
    if (first && !isOff) props.onFiles([first, ...(isMultiple ? others : [])]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      data-compact={isCompact || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      {dropText}{' '}
      <Button
        variant="default"
        {...(isCompact ? { size: 'compact-sm' } : { 'data-autofocus': true })}
        disabled={isOff}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {chooseText}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={chooseText}
        accept={accepted}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Choosing the same file again is a new attempt.
          event.currentTarget.value = '';
        }}
      />
      {props.children}
    </div>
  );
}
