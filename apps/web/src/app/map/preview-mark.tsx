import { useTranslation } from 'react-i18next';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { usePreview, usePreviewStore } from '../../project/preview/preview-provider.tsx';
import { useShownLevels } from '../../project/preview/use-shown-levels.ts';
import { useStageLayout, useStageSize } from '../../ui/panels/stage-layout.tsx';
import classes from './preview-mark.module.css';

/** Minimum map width that leaves room for the mark between the scale line and the legend. */
const WIDTH_WITH_ROOM = 760;

/** Shows on the map that its levels were calculated in the page, and why, or that the preview has failed. */
export function PreviewMark() {
  const { t } = useTranslation();
  const { kind, isPreview, isCalculating } = useShownLevels();
  const { status, isEdited, isRefused } = usePreview();
  const { retry } = usePreviewStore();
  const { insets } = useStageLayout();
  const stage = useStageSize();
  const place = {
    ref: stage.ref,
    'data-without-room': stage.width - insets.left - insets.right < WIDTH_WITH_ROOM || undefined,
    'data-in-mode': useMapMode().mode !== null || undefined,
  };
  if (status === 'failed') {
    // The user chose the stored levels, so nothing is missing.
    if (kind === 'stored' && !isEdited) return null;
    return (
      <div {...place} className={classes.mark} role="status" data-failed>
        {kind === 'stored' ? t('preview.failedStored') : t('preview.failed')}
        <button type="button" className={classes.retry} onClick={retry}>
          {t('preview.retry')}
        </button>
      </div>
    );
  }
  if (!isPreview) return null;
  const reason = isRefused ? 'refused' : isEdited ? 'unsaved' : 'notCalculated';
  return (
    <div {...place} className={classes.mark} role="status">
      <strong>{t('preview.title')}</strong>
      {t(`preview.${reason}`)}
      {/* Always rendered, so that the mark keeps its width while levels are being calculated. */}
      <span className={classes.busy} data-busy={isCalculating || undefined} aria-hidden="true" />
    </div>
  );
}
