import { Button } from '@mantine/core';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { radiusFieldIds } from '../../lib/radius.ts';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { useDrawWindow } from '../../project/site/use-draw-window.ts';
import { useSurroundings } from '../../project/site/use-surroundings.ts';
import { RadiusStepper } from '../../ui/fields/radius-stepper.tsx';
import { restoreFocus } from '../../ui/focus/restore-focus.ts';
import { usePageMark } from '../../ui/page-mark.ts';
import { useBottomBar } from '../../ui/panels/stage-layout.tsx';
import { OverlapNotes } from './approved/approved-near.tsx';
import { AreaFailure } from './area-section.tsx';
import { ContinueButton, type ContinueButtonProps } from './continue-button.tsx';
import { DrawTools } from './draw-tools.tsx';
import { SiteUndo } from './site-undo.tsx';
import classes from './tool-bar.module.css';
import { ZoneNameField } from './zone-name-field.tsx';

/** Above and below the bar, in pixels. */
const BAR_MARGIN = 20;

interface ToolBarProps extends ContinueButtonProps {
  readonly notes: ReactNode;
}

/** The Zone tab minimised: tools at the bottom left, and the whole map visible (SITE-04, SITE-05). */
export function ToolBar({ notes, ...way }: ToolBarProps) {
  const { editing, isSaving } = way;
  const { t } = useTranslation();
  const { end } = useMapMode();
  const { setMinimised } = useDrawWindow();
  const { isAsking, state, error } = useSurroundings();
  const { site, change, updateArea } = editing;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, BAR_MARGIN);
  usePageMark('site-bar');
  // Minimising the panel moves focus to the bar, unless a tool has put it on the map. Leaving returns it to the panel.
  useEffect(() => {
    if (document.activeElement?.id !== 'map') bar.current?.focus({ preventScroll: true });
    return restoreFocus;
  }, []);
  return (
    <div className={classes.place}>
      <div className={classes.notes}>
        {notes}
        <OverlapNotes site={site} />
        {error !== null && <AreaFailure error={error} onRetry={updateArea} />}
      </div>
      <div ref={bar} className={classes.bar} role="toolbar" tabIndex={-1} aria-label={t('site.tools.label')}>
        <DrawTools editing={editing} isOff={isSaving} />
        <SiteUndo editing={editing} isOff={isSaving} />
        <span className={classes.divider} />
        <RadiusStepper
          id={radiusFieldIds.bar}
          label={t('site.radius')}
          unit={t('site.metres')}
          metres={site.radiusMetres}
          isReadOnly={isSaving}
          onChange={(radiusMetres) => change({ ...site, radiusMetres })}
        />
        <Button
          variant={state === 'outdated' ? 'light' : 'default'}
          disabled={site.parts.length === 0 || site.radiusMetres < 1}
          loading={isAsking}
          onClick={updateArea}
        >
          {t('site.update')}
        </Button>
        <ZoneNameField editing={editing} />
        <span className={classes.divider} />
        <ContinueButton {...way} />
        <Button
          variant="default"
          leftSection={<IconArrowsMaximize size={14} aria-hidden />}
          onClick={() => {
            end();
            setMinimised(false);
          }}
        >
          {t('site.tools.full')}
        </Button>
      </div>
    </div>
  );
}
