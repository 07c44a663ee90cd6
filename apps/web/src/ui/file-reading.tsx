import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { canRetry } from '../lib/api-error.ts';
import type { FileReading } from '../lib/use-file-reading.ts';
import { failureReference } from './failure-text.ts';
import classes from './file-reading.module.css';

interface FileReadingStateProps {
  readonly reading: FileReading;
  /** Shown during the upload. */
  readonly label: string;
  readonly describe: (error: unknown) => string;
}

/** The progress of a file, or why it was rejected, with a retry where that can help. */
export function FileReadingState({ reading, label, describe }: FileReadingStateProps) {
  const { t } = useTranslation();
  const { error, file, percent, isReading, read } = reading;
  if (isReading)
    return (
      <div role="status">
        <span>{label}</span>
        <Progress value={percent} size={6} aria-label={label} />
      </div>
    );
  if (error === null) return null;
  return (
    <div className={classes.refusal} role="alert">
      <span>
        {describe(error)} {canRetry(error) && failureReference(error)}
      </span>
      {file && canRetry(error) && (
        <Button variant="default" size="compact-sm" onClick={() => read(file)}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}
