import { Anchor, Button, Group } from '@mantine/core';
import { type ProgrammeFile, programmeFormats } from '@quietsite/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileReading } from '../../../lib/use-file-reading.ts';
import { DropField } from '../../../ui/fields/drop-field.tsx';
import { FileReadingState } from '../../../ui/file-reading.tsx';
import classes from './import.module.css';
import { describeProgrammeRefusal } from './import-refusal.ts';
import { ImportStep } from './import-step.tsx';
import { readProgrammeFile, templatePath } from './programme-calls.ts';

const ACCEPTED = '.csv,.xlsx,.xml,.xer';

interface ImportFileStepProps {
  readonly projectId: number;
  /** The user wants a different file from the one read. */
  readonly isAnother: boolean;
  readonly onRead: (file: ProgrammeFile) => void;
  readonly onClose: () => void;
}

/** Chooses or drops a file and uploads it for reading (SCHED-01). */
export function ImportFileStep({ projectId, isAnother, onRead, onClose }: ImportFileStepProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const reading = useFileReading((file, options) => readProgrammeFile(projectId, file, options), onRead);
  return (
    <ImportStep label={t('programmeImport.choose')}>
      <DropField
        accepted={ACCEPTED}
        dropText={t('programmeImport.drop')}
        chooseText={t('programmeImport.choose')}
        describedBy={hintId}
        isOff={reading.isReading}
        isAsking={isAnother}
        onFiles={([file]) => reading.read(file)}
      />
      <FileReadingState
        reading={reading}
        label={t('programmeImport.reading', { name: reading.file?.name ?? '' })}
        describe={(error) => describeProgrammeRefusal(t, error)}
      />
      <Formats id={hintId} projectId={projectId} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('programmeImport.cancel')}
        </Button>
      </Group>
    </ImportStep>
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
