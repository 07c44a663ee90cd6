import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';

interface ImportDropProps {
  readonly onFile: (file: File) => void;
  readonly isOff: boolean;
  readonly describedBy: string;
}

/** The name ending and the content decide, not the type a browser reports: the server looks (U48). */
const ACCEPTED = '.csv,.xlsx,.xml,.xer';

export function ImportDrop({ onFile, isOff, describedBy }: ImportDropProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setOver(isInside);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    const [file] = event.dataTransfer.files;
    if (file && !isOff) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      {t('programmeImport.drop')}{' '}
      <Button
        variant="default"
        data-autofocus
        disabled={isOff}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t('programmeImport.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('programmeImport.choose')}
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file again is a new try.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
