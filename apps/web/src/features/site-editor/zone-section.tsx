import { Button } from '@mantine/core';
import { isMoving } from '@quietsite/domain';
import { area, type Hk80Point, totalArea } from '@quietsite/geometry';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnProblem } from '../../project/site/describe-problem.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { CoordinatesMenu } from './coordinates-menu.tsx';
import { formatHectares, formatSquareMetres } from './format-area.ts';
import { createZonePerPolygon } from './site-steps.ts';
import { useSiteTools } from './site-tools.tsx';
import { TypedShape } from './typed-shape.tsx';
import { useDrawTool } from './use-draw-tool.ts';
import type { SiteEditing } from './use-site-editing.ts';
import classes from './zone-tab.module.css';
import { ZoneTable } from './zone-table.tsx';

interface ZoneSectionProps {
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
  readonly problems: readonly DrawnProblem[];
}

/** The zones: drawn, cut, uploaded or typed, and their table (SITE-02, SITE-03, SITE-11). */
export function ZoneSection({ editing, isReadonly, problems }: ZoneSectionProps) {
  const { t } = useTranslation();
  const { site } = editing;
  const isEmpty = site.zones.length === 0;
  return (
    <section className={classes.section} aria-label={t('site.zonesSection')}>
      <h3>{t('site.zones')}</h3>
      {!isReadonly && <ZoneButtons editing={editing} />}
      {isEmpty ? (
        <p className={classes.text}>
          {t('site.noZones')} {!isReadonly && site.parts.length > 0 && t('site.noZonesHint')}
          {!isReadonly && site.parts.length === 0 && t('site.needsSite')}
        </p>
      ) : (
        <>
          <ZoneTable editing={editing} isReadonly={isReadonly} problems={problems} />
          {problems.length === 0 && <AreaOutsideZones editing={editing} />}
          <p className={classes.hint} id="zone-types">
            {t('site.typeA')}
            <br />
            {t('site.typeB')}
            {site.zones.some(({ front }) => front && isMoving(front)) && (
              <>
                <br />
                {t('site.front.typeHint')} <ClauseLink code="M-153" />
              </>
            )}
          </p>
        </>
      )}
      <p className={classes.hint}>{t('site.linear')}</p>
    </section>
  );
}

/** A remainder of the site up to this area is a rounding error. */
const ROUNDING_SQUARE_METRES = 1;

/** Gaps between zones are allowed (Q66), so this only shows their area. Not rendered while a zone has errors. */
function AreaOutsideZones({ editing: { site } }: { readonly editing: SiteEditing }) {
  const { t } = useTranslation();
  const metres = useMemo(
    () => site.zones.reduce((rest, { outline }) => rest - area(outline), totalArea(site.parts)),
    [site],
  );
  if (metres <= ROUNDING_SQUARE_METRES) return null;
  const sizes = { squareMetres: formatSquareMetres(metres), hectares: formatHectares(metres) };
  return <p className={classes.text}>{t('site.inNoZone', sizes)}</p>;
}

function ZoneButtons({ editing }: { readonly editing: SiteEditing }) {
  const { t } = useTranslation();
  const { setUploading } = useSiteTools();
  const choose = useDrawTool();
  const [typing, setTyping] = useState<'zones' | 'line' | 'front' | null>(null);
  const { site, change, addShape, addFront, cut } = editing;
  const accept = { zones: (corners: readonly Hk80Point[]) => addShape('zones', corners), line: cut, front: addFront };
  const isOff = site.parts.length === 0;
  const isEmpty = site.zones.length === 0;
  return (
    <div className={classes.buttons}>
      <Button variant={isEmpty ? 'filled' : 'default'} disabled={isOff} onClick={() => choose('drawZone')}>
        {t('site.drawZone')}
      </Button>
      <Button variant="default" disabled={isOff} onClick={() => choose('cutZone')}>
        {t('site.cut')}
      </Button>
      <Button variant="default" disabled={isOff} onClick={() => choose('drawFront')}>
        {t('site.front.draw')}
      </Button>
      <Button
        variant="default"
        disabled={isOff}
        aria-label={t('site.uploadZones')}
        onClick={() => setUploading('zones')}
      >
        {t('site.upload')}
      </Button>
      <CoordinatesMenu isOff={isOff} onChoose={setTyping} />
      {isEmpty && (
        <Button variant="default" disabled={isOff} onClick={() => change(createZonePerPolygon(site))}>
          {t('site.oneZone')}
        </Button>
      )}
      {typing && (
        <TypedShape
          kind={typing}
          near={site.parts[0]?.[0]?.[0] ?? null}
          onClose={() => setTyping(null)}
          onUse={accept[typing]}
        />
      )}
    </div>
  );
}
