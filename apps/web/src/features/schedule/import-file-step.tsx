import { Anchor, Button, Group, Progress } from '@mantine/core';
import { type ProgrammeFile, programmeFormats } from '@quietsite/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { canRetry } from '../../lib/api-error.ts';
import { failureReference } from '../../ui/failure-text.ts';
import classes from './import.module.css';
import { ImportDrop } from './import-drop.tsx';
import { describeProgrammeRefusal } from './import-refusal.ts';
import { ImportStep } from './import-step.tsx';
import { templatePath } from './programme-calls.ts';
import { useProgrammeReading } from './use-programme-reading.ts';

interface ImportFileStepProps {
  readonly projectId: number;
  readonly onRead: (file: ProgrammeFile) => void;
  readonly onClose: () => void;
}

/** A file is chosen or dropped and sent to be read (SCHED-01). */
export function ImportFileStep({ projectId, onRead, onClose }: ImportFileStepProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const reading = useProgrammeReading(projectId, onRead);
  const label = t('programmeImport.reading', { name: reading.file?.name ?? '' });
  return (
    <ImportStep label={t('programmeImport.choose')}>
      <ImportDrop onFile={reading.read} isOff={reading.isReading} describedBy={hintId} />
      {reading.isReading && (
        <div role="status">
          <span>{label}</span>
          <Progress value={reading.percent} size={6} aria-label={label} />
        </div>
      )}
      {reading.error !== null && <Refusal reading={reading} />}
      <Formats id={hintId} projectId={projectId} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('programmeImport.cancel')}
        </Button>
      </Group>
    </ImportStep>
  );
}

function Refusal({ reading: { error, file, read } }: { readonly reading: ReturnType<typeof useProgrammeReading> }) {
  const { t } = useTranslation();
  return (
    <div className={classes.refusal} role="alert">
      <span>
        {describeProgrammeRefusal(t, error)} {canRetry(error) && failureReference(error)}
      </span>
      {file && canRetry(error) && (
        <Button variant="default" size="compact-sm" onClick={() => read(file)}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}

function Formats({ id, projectId }: { readonly id: string; readonly projectId: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes.hint}>
      <div id={id}>
        {t('programmeImport.formatsLead')}
        <ul>
          {programmeFormats.map((format) => (
            <li key={format}>{t(`programmeImport.formats.${format}`)}</li>
          ))}
        </ul>
        <p>{t('programmeImport.columns')}</p>
      </div>
      <p className={classes.templates}>
        {t('programmeImport.templates')}
        <Anchor size="xs" href={templatePath(projectId, 'csv')} download>
          {t('programmeImport.templateCsv')}
        </Anchor>
        <Anchor size="xs" href={templatePath(projectId, 'xlsx')} download>
          {t('programmeImport.templateXlsx')}
        </Anchor>
      </p>
    </div>
  );
}
