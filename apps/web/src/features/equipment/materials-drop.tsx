import { Button } from '@mantine/core';
import { MATERIAL_EXTENSIONS } from '@quietsite/domain';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './materials.module.css';

interface MaterialsDropProps {
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const ACCEPTED = MATERIAL_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export function MaterialsDrop({ isFull, onFiles }: MaterialsDropProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setOver(isInside && !isFull);
  };
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !isFull) onFiles([...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <p>
        {t('materials.drop')}{' '}
        <Button
          variant="default"
          size="compact-sm"
          disabled={isFull}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t('materials.choose')}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('materials.choose')}
        accept={ACCEPTED}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file again is a new try.
          event.currentTarget.value = '';
        }}
      />
      <p id={hintId} className={classes.hint}>
        {isFull ? t('materials.full') : `${t('materials.formats')} ${t('materials.saveHint')}`}
      </p>
    </div>
  );
}
