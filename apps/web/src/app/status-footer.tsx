import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalculation } from '../features/calculation/calculation-provider.tsx';
import { routes } from '../lib/routes.ts';
import { describeVerdicts } from '../lib/verdict-counts.ts';
import { RestrictedRemark } from '../project/equipment/restricted-hours.tsx';
import { useShownLevels } from '../project/preview/use-shown-levels.ts';
import { isRunActive } from '../session/project-events.tsx';
import { useResultsPanel } from '../session/results/use-results-panel.ts';
import { useConfiguration } from '../session/use-configuration.ts';
import { useOpenProject, useResults } from '../session/use-open-project.ts';
import { useProjectNavigate } from '../session/use-project-navigate.ts';
import { useRun } from '../session/use-run.ts';
import classes from './shell.module.css';

export function StatusFooter() {
  const { t } = useTranslation();
  const configuration = useConfiguration().data;
  return (
    <footer className={classes.footer}>
      <ProjectStatus />
      <div className={classes.space} />
      {configuration?.isSampleData && <span className={classes.sample}>{t('footer.sampleData')}</span>}
      <span>{configuration?.version}</span>
    </footer>
  );
}

function ProjectStatus() {
  const { t } = useTranslation();
  const project = useOpenProject().data;
  const { kind, levels } = useShownLevels();
  const { openLog } = useCalculation();
  const { filter, show } = useResultsPanel();
  const counts = useMemo(
    () =>
      describeVerdicts(
        t,
        Array.from(levels.values(), ({ verdict }) => verdict),
      ),
    [levels, t],
  );
  if (!project) return null;
  return (
    <>
      <RunStatus />
      <span>{project.isCalculated ? t('footer.calculated') : t('footer.notCalculated')}</span>
      <span>{t('footer.receivers', { count: project.counts.receivers })}</span>
      {kind === 'stored' && (
        <span>
          {counts}
          <RestrictedRemark />
        </span>
      )}
      {kind === 'preview' && (
        <span>
          {t('preview.counts', { counts })}
          <RestrictedRemark />
        </span>
      )}
      {kind === 'day' && (
        <span>
          {t('preview.countsOnDay', { counts })}
          <RestrictedRemark />
        </span>
      )}
      <button
        type="button"
        className={classes.link}
        data-results
        aria-expanded={filter !== null}
        onClick={() => show(filter === null ? 'all' : null)}
      >
        {t('runLog.results')}
      </button>
      <button type="button" className={classes.link} onClick={openLog}>
        {t('runLog.open')}
      </button>
      <NewNeighbour />
    </>
  );
}

/** The stored levels are valid, but do not include all current neighbours (Q38). */
function NewNeighbour() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  if (useResults().data?.hasNewNeighbour !== true) return null;
  return (
    <button type="button" className={`${classes.link} ${classes.sample}`} onClick={() => navigate(routes.neighbours)}>
      {t('neighbours.revealedShort')}
    </button>
  );
}

/** Shows an active run, even one in the background, and lets the user stop it. */
function RunStatus() {
  const { t } = useTranslation();
  const run = useRun().data;
  const { stop } = useCalculation();
  if (!run || !isRunActive(run)) return null;
  const percent = Math.floor(run.progress * 100);
  return (
    <span className={classes.running}>
      <progress value={percent > 0 ? percent : undefined} max={100} aria-label={t('calculation.title')} />
      {run.status === 'queued' ? t('footer.queued') : t('footer.calculating', { percent })}
      <button type="button" className={classes.link} onClick={stop}>
        {t('footer.stop')}
      </button>
    </span>
  );
}
