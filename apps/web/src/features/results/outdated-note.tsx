import { Button } from '@mantine/core';
import type { ResultOverview } from '@quietsite/contracts';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { usePreviewPart } from '../../project/preview/preview-provider.tsx';
import { describeItem } from '../../session/steps/describe-step.ts';
import { useSteps } from '../../session/steps/steps-query.ts';
import classes from './results.module.css';

interface OutdatedNoteProps {
  readonly overview: Pick<ResultOverview, 'isCurrent' | 'calculatedAt'>;
  /** Null for users who cannot calculate. */
  readonly onCalculate: (() => void) | null;
}

/** The date of the levels and the changes since then, saved or not; nothing while the levels are current. */
export function OutdatedNote({ overview: { isCurrent, calculatedAt }, onCalculate }: OutdatedNoteProps) {
  const { t } = useTranslation();
  const items = useSteps().data?.steps.flatMap(({ missing }) => missing);
  const changed = items?.find(({ code }) => code === 'LEVELS_OUT_OF_DATE');
  const isEdited = usePreviewPart((preview) => preview.isEdited);
  if (isCurrent && !isEdited) return null;
  return (
    <div className={classes.outdated} role="status">
      <IconRefreshAlert size={18} aria-hidden />
      <div>
        <strong>{t(isCurrent ? 'overview.unsaved' : 'overview.outdated')}</strong>
        <p>{t('overview.levelsOf', { time: formatInstantMinute(calculatedAt) })}</p>
        {!isCurrent && changed && <p>{describeItem(t, changed)}</p>}
      </div>
      {onCalculate && (
        <Button variant="default" onClick={onCalculate}>
          {t('menu.calculateNoise')}
        </Button>
      )}
    </div>
  );
}
