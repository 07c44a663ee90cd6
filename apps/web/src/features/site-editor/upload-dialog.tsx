import { Button, Group, Progress } from '@mantine/core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canRetry } from '../../lib/api-error.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { AppModal } from '../../ui/app-modal.tsx';
import { failureReference } from '../../ui/failure-text.ts';
import { describeRefusal } from './describe-refusal.ts';
import { type SiteTarget, useSiteTools } from './site-tools.tsx';
import classes from './upload.module.css';
import { useUpload } from './use-upload.ts';

interface UploadDialogProps {
  readonly target: SiteTarget;
  readonly onClose: () => void;
}

const ACCEPTED = '.zip,.geojson,.json,.kml,.gpkg,.dxf';

/** A file is chosen or dropped, sent, and what is in it shown on the map before it is used (SITE-01, SITE-02). */
export function UploadDialog({ target, onClose }: UploadDialogProps) {
  const { t } = useTranslation();
  const projectId = useOpenProjectId() ?? 0;
  const { setPreview } = useSiteTools();
  const upload = useUpload(projectId, (file) => {
    setPreview({ target, file });
    onClose();
  });
  return (
    <AppModal
      isOpen
      title={t(target === 'site' ? 'site.file.siteTitle' : 'site.file.zonesTitle')}
      onClose={onClose}
      width={480}
    >
      <DropField onFile={upload.read} isOff={upload.isReading} />
      {upload.isReading && upload.file && (
        <div className={classes.progress} role="status">
          <span>{t('site.file.reading', { name: upload.file.name })}</span>
          <Progress value={upload.percent} size={6} aria-label={t('site.file.reading', { name: upload.file.name })} />
        </div>
      )}
      {upload.error !== null && <Refusal upload={upload} />}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('site.file.cancel')}
        </Button>
      </Group>
    </AppModal>
  );
}

function Refusal({ upload: { error, file, read } }: { readonly upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation();
  return (
    <div className={classes.refusal} role="alert">
      <span>
        {describeRefusal(t, error)} {canRetry(error) && failureReference(error)}
      </span>
      {file && canRetry(error) && (
        <Button variant="default" size="compact-sm" onClick={() => read(file)}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}

interface DropFieldProps {
  readonly onFile: (file: File) => void;
  readonly isOff: boolean;
}

function DropField({ onFile, isOff }: DropFieldProps) {
  const { t } = useTranslation();
  const hintId = useId();
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
      <p>
        {t('site.file.drop')}{' '}
        <Button
          variant="default"
          data-autofocus
          disabled={isOff}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t('site.file.choose')}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('site.file.choose')}
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file again is a new try.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <p id={hintId} className={classes.hint}>
        {t('site.file.formats')}
        <br />
        {t('site.file.systems')}
      </p>
    </div>
  );
}
