import { ActionIcon, Button } from '@mantine/core';
import { totalArea } from '@quietsite/geometry';
import { IconFocusCentered, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { type DrawnProblem, describeProblem } from '../../project/site/describe-problem.ts';
import { CornerTable } from './corner-table.tsx';
import { Disclosure } from './disclosure.tsx';
import { formatHectares, formatSquareMetres } from './format-area.ts';
import { removePart } from './site-steps.ts';
import { useSiteTools } from './site-tools.tsx';
import { TypedShape } from './typed-shape.tsx';
import { useDrawTool } from './use-draw-tool.ts';
import type { SiteEditing } from './use-site-editing.ts';
import classes from './zone-tab.module.css';

interface BoundarySectionProps {
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
  readonly problems: readonly DrawnProblem[];
  /** Shown beside the title. */
  readonly children: ReactNode;
}

/** The site boundary: drawn, uploaded or typed (SITE-01). */
export function BoundarySection({ editing, isReadonly, problems, children }: BoundarySectionProps) {
  const { t } = useTranslation();
  const { site } = editing;
  const metres = useMemo(() => totalArea(site.parts), [site.parts]);
  const shapeProblems = problems.filter(({ kind }) => kind === 'SITE_SHAPE');
  const isEmpty = site.parts.length === 0;
  return (
    <section className={classes.section} aria-label={t('site.boundary')}>
      <div className={classes.head}>
        <h3>{t('site.boundary')}</h3>
        {children}
      </div>
      {!isReadonly && <BoundaryButtons editing={editing} />}
      {isEmpty ? (
        <p className={classes.hint}>{t(isReadonly ? 'site.noSiteReadonly' : 'site.noSite')}</p>
      ) : (
        <p className={classes.text}>
          {t('site.size', { squareMetres: formatSquareMetres(metres), hectares: formatHectares(metres) })},{' '}
          {t('site.polygons', { count: site.parts.length })}
        </p>
      )}
      {shapeProblems.map((problem) => (
        <p key={describeProblem(t, problem)} className={classes.warning}>
          {describeProblem(t, problem)}
        </p>
      ))}
      {!isEmpty && (
        <Disclosure label={t('site.corners')}>
          {site.parts.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a polygon is identified by its position in the list
            <SitePolygon key={index} index={index} editing={editing} isReadonly={isReadonly} />
          ))}
        </Disclosure>
      )}
    </section>
  );
}

function BoundaryButtons({ editing }: { readonly editing: SiteEditing }) {
  const { t } = useTranslation();
  const { setUploading } = useSiteTools();
  const choose = useDrawTool();
  const isEmpty = editing.site.parts.length === 0;
  const [isTyping, setTyping] = useState(false);
  return (
    <div className={classes.buttons}>
      <Button variant={isEmpty ? 'filled' : 'default'} onClick={() => choose('drawSite')}>
        {t('site.drawSite')}
      </Button>
      <Button variant="default" aria-label={t('site.uploadSite')} onClick={() => setUploading('site')}>
        {t('site.upload')}
      </Button>
      <Button variant="default" disabled={isEmpty} onClick={() => choose('moveCorners')}>
        {t('site.moveCorners')}
      </Button>
      <Button variant="default" aria-label={t('site.newByCoordinates')} onClick={() => setTyping(true)}>
        {t('site.byCoordinates')}
      </Button>
      {isTyping && (
        <TypedShape
          kind="site"
          near={editing.site.parts[0]?.[0]?.[0] ?? null}
          onClose={() => setTyping(false)}
          onUse={(corners) => editing.addShape('site', corners)}
        />
      )}
    </div>
  );
}

interface SitePolygonProps {
  readonly index: number;
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
}

function SitePolygon({ index, editing, isReadonly }: SitePolygonProps) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const { site, changeSite } = editing;
  const name = t('site.sitePolygon', { number: index + 1 });
  const corner = site.parts[index]?.[0]?.[0];
  return (
    <CornerTable name={name} shapeKey={`site ${index}`} editing={editing} isReadonly={isReadonly}>
      {corner && (
        <ActionIcon aria-label={t('site.zoomTo', { name })} onClick={() => zoomTo(corner)}>
          <IconFocusCentered size={15} aria-hidden />
        </ActionIcon>
      )}
      {!isReadonly && (
        <ActionIcon
          aria-label={t('site.deletePolygon', { number: index + 1 })}
          onClick={() => changeSite(removePart(site, index))}
        >
          <IconTrash size={15} aria-hidden />
        </ActionIcon>
      )}
    </CornerTable>
  );
}
