import type { ProjectMap } from '@quietsite/contracts';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ZonesOfDay } from '../../features/time/zones-of-day.tsx';
import { routes } from '../../lib/routes.ts';
import type { MapMode } from '../../map/interactions/map-mode.tsx';
import { ProjectLayer } from '../../map/layers/project-layer.tsx';
import { ReceiverLayer } from '../../map/layers/receiver-layer.tsx';
import { UnregisteredLayer } from '../../map/layers/unregistered-layer.tsx';
import { describeReceivers, type ReceiverLook } from '../../map/styles/receiver-look.ts';
import type { WirePoint } from '../../map/view/wire-point.ts';
import { useShownLevels } from '../../project/preview/use-shown-levels.ts';
import { useShownReceivers } from '../../project/receivers/use-receivers-draft.ts';
import { useHasScreening } from '../../project/screening/use-has-screening.ts';
import { moveDerivation } from '../../session/derivation/derivation-address.ts';
import type { ResultsFilter } from '../../session/results/results-address.ts';
import { useResultsPanel } from '../../session/results/use-results-panel.ts';
import { useSelectedReceiverId } from '../../session/use-open-project.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { ScreeningOnMap } from './screening-on-map.tsx';

const SelectedReceiver = lazyComponent(async () => (await import('./selected-receiver.tsx')).SelectedReceiver);

const FrontsOnMap = lazy(async () => ({
  default: (await import('../../project/front/fronts-on-map.tsx')).FrontsOnMap,
}));

interface ProjectOnMapProps {
  /** Undefined until loaded: data and code load in parallel. */
  readonly projectMap: ProjectMap | undefined;
  readonly mode: MapMode;
}

/** The open project, its receivers and the popup of the selected one. */
export function ProjectOnMap({ projectMap, mode }: ProjectOnMapProps) {
  if (!projectMap) return null;
  return (
    <>
      <ProjectLayer projectMap={projectMap} areCentresHidden={mode === 'moveCentre'} />
      <ZonesOfDay zones={projectMap.zones} />
      {projectMap.zones.some(({ front }) => front) && (
        <Suspense>
          <FrontsOnMap projectMap={projectMap} />
        </Suspense>
      )}
      <UnregisteredSites unregisteredSites={projectMap.unregisteredSites} />
      <Receivers projectMap={projectMap} isPickable={mode === null} />
    </>
  );
}

interface ReceiversProps {
  readonly projectMap: ProjectMap;
  /** False while a map mode uses the pointer. */
  readonly isPickable: boolean;
}

function Receivers({ projectMap: { receivers: stored, zones, site }, isPickable }: ReceiversProps) {
  const receivers = useShownReceivers(stored);
  const { levels } = useShownLevels();
  const selectedId = useSelectedReceiverId();
  const [, setParameters] = useSearchParams();
  const looks = useMemo(() => describeReceivers(receivers, levels), [receivers, levels]);
  const { filter } = useResultsPanel();
  const hasScreening = useHasScreening();
  const shown = useMemo(() => filterLooks(looks, filter, selectedId), [looks, filter, selectedId]);
  const select = useCallback(
    (pointId: number | null) => {
      // Receivers of a site that is only drawn have no results to show. Their ids are negative.
      if (pointId !== null && pointId < 0) return;
      if (pointId === selectedId) return;
      setParameters((now) => withReceiver(now, pointId), { replace: true });
    },
    [setParameters, selectedId],
  );
  const siteCentre = useMemo(() => averageCentre({ zones, site }), [zones, site]);
  const selected = looks.find((receiver) => receiver.pointId === selectedId);
  const loudest = useMemo(
    () => shown.filter((look) => look.isHighlighted && look.pointId !== selectedId).map(({ position }) => position),
    [shown, selectedId],
  );
  return (
    <>
      <ReceiverLayer receivers={shown} zones={zones} selectedId={selectedId} onSelect={isPickable ? select : null} />
      {hasScreening && <ScreeningOnMap receivers={shown} selectedId={selectedId} />}
      {selected && siteCentre && (
        <Suspense>
          <SelectedReceiver receiver={selected} siteCentre={siteCentre} avoid={loudest} onClose={() => select(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The results panel shows receivers of one verdict, and always the selected one. */
function filterLooks(
  looks: readonly ReceiverLook[],
  filter: ResultsFilter | null,
  selectedId: number | null,
): readonly ReceiverLook[] {
  if (filter === null || filter === 'all') return looks;
  return looks.filter(({ verdict, pointId }) => verdict === filter || pointId === selectedId);
}

/** An open derivation switches to the new receiver; all other parameters stay. */
function withReceiver(parameters: URLSearchParams, pointId: number | null): URLSearchParams {
  const next = pointId === null ? new URLSearchParams(parameters) : moveDerivation(parameters, pointId);
  next.delete('receiver');
  if (pointId !== null) next.set('receiver', String(pointId));
  return next;
}

/** The centre of the site. The popup opens on the side away from it. */
function averageCentre({ zones, site }: Pick<ProjectMap, 'zones' | 'site'>): WirePoint | null {
  const points = zones.length > 0 ? zones.map((zone) => zone.centre) : (site[0]?.[0] ?? []);
  if (points.length === 0) return null;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

/** The stored unregistered sites. While they are being edited, the editor shows them itself (Q72). */
function UnregisteredSites({ unregisteredSites }: Pick<ProjectMap, 'unregisteredSites'>) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const isEdited = pathname === routes.editProject && parameters.get('activeIndex') === '3';
  const sites = useMemo(
    () =>
      unregisteredSites.map(({ id, affectDegree, outline, area }) => ({
        key: String(id),
        // The contract defines response coordinates as grid coordinates (EPSG:2326), but its types cannot.
        outline,
        area,
        degree: affectDegree,
      })),
    [unregisteredSites],
  );
  return isEdited ? null : <UnregisteredLayer sites={sites} />;
}
