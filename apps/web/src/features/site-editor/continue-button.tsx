import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { createZonePerPolygon } from './site-steps.ts';
import type { SiteEditing } from './use-site-editing.ts';

export interface ContinueButtonProps {
  readonly editing: SiteEditing;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly isAdvancing: boolean;
  readonly save: () => void;
  readonly next: () => void;
}

/** The next step after drawing the site: its zones while it has none, then the next tab (SITE-42). */
export function ContinueButton({ editing, isDirty, isSaving, isAdvancing, save, next }: ContinueButtonProps) {
  const { t } = useTranslation();
  const { end } = useMapMode();
  const nextButton = useRef<HTMLButtonElement>(null);
  const { site, change } = editing;
  const isZoneMissing = site.parts.length > 0 && site.zones.length === 0;
  const drawOneZone = () => {
    end();
    change(createZonePerPolygon(site));
    // This button disappears once there is a zone.
    nextButton.current?.focus();
  };
  return (
    <>
      {isZoneMissing && (
        <Button variant="filled" disabled={isSaving} onClick={drawOneZone}>
          {t('site.oneZone')}
        </Button>
      )}
      <Button variant="default" disabled={!isDirty || isAdvancing} loading={isSaving && !isAdvancing} onClick={save}>
        {t('site.tools.save')}
      </Button>
      <Button
        ref={nextButton}
        variant={isZoneMissing || site.parts.length === 0 ? 'default' : 'filled'}
        disabled={isSaving && !isAdvancing}
        loading={isAdvancing}
        onClick={next}
      >
        {t('editor.next')}
      </Button>
    </>
  );
}
