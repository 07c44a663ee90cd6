import { VisuallyHidden } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { isReviewing } from '@quietsite/domain';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { type CSSProperties, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useCalculation } from '../features/calculation/calculation-provider.tsx';
import { Tour } from '../features/help/tour/tour.tsx';
import { RejectionBanner } from '../features/review/rejection-note.tsx';
import { useDerivation } from '../session/derivation/use-derivation.ts';
import { LeaseHolder } from '../session/lease/lease-holder.tsx';
import { OpenProjectFailure } from '../session/open-project-failure.tsx';
import { useResultsPanel } from '../session/results/use-results-panel.ts';
import { useIsServerLost } from '../session/server-reach.ts';
import { useConfiguration } from '../session/use-configuration.ts';
import { useOpenProject, useOpenProjectId } from '../session/use-open-project.ts';
import { useSession } from '../session/use-session.ts';
import { loadResultsTexts } from '../texts/i18n.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { useStageLayout } from '../ui/panels/stage-layout.tsx';
import { Header } from './header/header.tsx';
import { LeftRail } from './left-rail.tsx';
import { preloadProjectMap } from './map/lazy-project-on-map.ts';
import { Legend } from './map/legend.tsx';
import { MapButtons } from './map/map-buttons.tsx';
import { PreviewMark } from './map/preview-mark.tsx';
import { useHasChrome } from './public-layout.tsx';
import { SessionPopup } from './session-popup.tsx';
import classes from './shell.module.css';
import { StartFailure, useStart } from './start-failure.tsx';
import { StatusFooter } from './status-footer.tsx';

const projectOfAddress = preloadProjectMap();
const MapStage = lazy(async () => {
  const [{ MapStage: Stage }] = await Promise.all([import('./map/map-stage.tsx'), projectOfAddress]);
  return { default: Stage };
});
const DerivationPanel = lazyComponent(
  async () => (await import('../features/derivation/derivation-panel.tsx')).DerivationPanel,
);
const ResultsStage = lazyComponent(async () => {
  const [{ ResultsStage: Panel }] = await Promise.all([import('./results-stage.tsx'), loadResultsTexts()]);
  return Panel;
});
const StepsStage = lazyComponent(async () => (await import('./steps/steps-stage.tsx')).StepsStage);

/** Header, left menu, the map that is never unmounted, and the routed view over it. */
export function Shell() {
  const { t } = useTranslation();
  const isSignedIn = useHasChrome();
  // The steps are for the open project; links to other pages are in the header.
  const hasRail = useOpenProjectId() !== null && isSignedIn;
  const start = useStart();
  const { insets } = useStageLayout();
  const insetVariables = {
    '--inset-left': `${insets.left}px`,
    '--inset-right': `${insets.right}px`,
    '--inset-top': `${insets.top}px`,
    '--inset-bottom': `${insets.bottom}px`,
  } as CSSProperties;
  if (start.hasFailed) return <StartFailure error={start.error} onRetry={start.retry} />;
  if (!start.isReady) return <Starting />;
  return (
    <div className={classes.shell} data-signed-in={isSignedIn || undefined} data-rail={hasRail || undefined}>
      {isSignedIn && <Header />}
      {hasRail && <LeftRail />}
      <main className={classes.stage} style={insetVariables}>
        <VisuallyHidden>
          <h1>{t('brand.purpose')}</h1>
        </VisuallyHidden>
        <div className={classes.behind} inert={!isSignedIn}>
          <Stage />
        </div>
        {isSignedIn && <Legend />}
        {isSignedIn && <MapButtons />}
        {isSignedIn && <PreviewMark />}
        <OfflineBanner />
        {isSignedIn && <LeaseHolder />}
        {isSignedIn && <RejectionBanner />}
        {isSignedIn && <OpenProjectFailure />}
        <Outlet />
        {isSignedIn && <Results />}
        {isSignedIn && <Derivation />}
        {isSignedIn && <Steps />}
      </main>
      {isSignedIn && <StatusFooter />}
      {isSignedIn && <GuidedTour />}
      {isSignedIn && <SessionPopup />}
    </div>
  );
}

/** The tour calculates its sample project like the button of the menu. */
function GuidedTour() {
  return <Tour onCalculate={useCalculation().recalculate} />;
}

/** Looks the same as what index.html shows before any script runs. */
function Starting() {
  return (
    <div className={classes.shell} data-signed-in>
      <div className={classes.startHeader} />
    </div>
  );
}

function Results() {
  if (useResultsPanel().filter === null) return null;
  return (
    <Suspense>
      <ResultsStage />
    </Suspense>
  );
}

function Derivation() {
  const { derived } = useDerivation();
  if (!derived) return null;
  return (
    <Suspense>
      <DerivationPanel />
    </Suspense>
  );
}

function Steps() {
  const project = useOpenProject().data;
  const user = useSession().data?.user;
  // Only the team has steps; reviewers of its plan have the review.
  if (!project || !user || isReviewing(user, project.access)) return null;
  return (
    <Suspense>
      <StepsStage />
    </Suspense>
  );
}

function Stage() {
  const { t } = useTranslation();
  const configuration = useConfiguration();
  const placeholder = <div className={classes.placeholder} role="status" aria-label={t('map.loading')} />;
  if (!configuration.data) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <MapStage configuration={configuration.data} />
    </Suspense>
  );
}

/** Shown while this computer is offline or the server does not respond. */
function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useNetwork().online;
  const isServerLost = useIsServerLost();
  if (isOnline && !isServerLost) return null;
  const Icon = isOnline ? IconCloudOff : IconWifiOff;
  return (
    <div className={classes.banner} role="status">
      <Icon size={16} aria-hidden />
      {isOnline ? t('noAnswer') : t('offline')}
    </div>
  );
}
