import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { listDrawnProblems } from '../../project/site/check-draft.ts';
import type { DrawnProblem } from '../../project/site/describe-problem.ts';
import { useDrawWindow } from '../../project/site/use-draw-window.ts';
import { useProjectMap } from '../../session/use-open-project.ts';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { AreaSection } from './area-section.tsx';
import { BoundarySection } from './boundary-section.tsx';
import { SiteUndo } from './site-undo.tsx';
import { type SiteEditing, useSiteEditing } from './use-site-editing.ts';
import { ZoneSection } from './zone-section.tsx';
import classes from './zone-tab.module.css';

interface ZoneTabProps {
  readonly projectId: number | null;
  readonly isReadonly: boolean;
  readonly isSaving: boolean;
  readonly save: () => void;
}

/** Site boundary, assessment area and zones of the project (SITE-01, SITE-02, SITE-07). */
export function ZoneTab(props: ZoneTabProps) {
  const { t } = useTranslation();
  const { projectId, isSaving, save } = props;
  const projectMap = useProjectMap();
  const editing = useSiteEditing();
  if (projectId === null) {
    return (
      <EmptyState title={t('site.noZones')} hint={t('site.storeFirst')}>
        <Button loading={isSaving} onClick={save}>
          {t('site.store')}
        </Button>
      </EmptyState>
    );
  }
  if (projectMap.isLoadingError)
    return <FailureState error={projectMap.error} onRetry={() => void projectMap.refetch()} />;
  if (!editing) return <LoadingState />;
  return <Sections {...props} editing={editing} />;
}

function Sections({ isReadonly, isSaving, editing }: ZoneTabProps & { readonly editing: SiteEditing }) {
  const { t } = useTranslation();
  const { isMinimised } = useDrawWindow();
  const site = useDeferredValue(editing.site);
  const problems = useMemo<readonly DrawnProblem[]>(() => listDrawnProblems(site), [site]);
  const sectionProps = { editing, isReadonly: isReadonly || isSaving };
  return (
    <div className={classes.tab}>
      <BoundarySection {...sectionProps} problems={problems}>
        {!isReadonly && !isMinimised && <SiteUndo editing={editing} isOff={isSaving} />}
      </BoundarySection>
      <AreaSection {...sectionProps} />
      <ZoneSection {...sectionProps} problems={problems} />
      <WindowButtons label={t('site.otherWindows')} />
    </div>
  );
}

/** Buttons that open the windows for single buildings, unregistered sites and screening (SITE-06, SITE-50). */
function WindowButtons({ label }: { readonly label: string }) {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const go = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    setParameters(next, { replace: true });
  };
  return (
    <section className={classes.section} aria-label={label}>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => go({ activeIndex: '1', window: 'buildings' })}>
          {t('site.nsrBuildings')}
        </Button>
        <Button variant="default" onClick={() => go({ activeIndex: '3' })}>
          {t('site.unregistered')}
        </Button>
        <Button variant="default" onClick={() => go({ activeIndex: '1', window: 'screening' })}>
          {t('screening.open')}
        </Button>
      </div>
    </section>
  );
}
