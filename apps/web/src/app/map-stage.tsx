import type { Configuration, Neighbour, ProjectMap } from '@quietsite/contracts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ZonesOfDay } from '../features/time/zones-of-day.tsx';
import { BaseLayer } from '../map/base-layer.tsx';
import { BuildingLayer } from '../map/building-layer.tsx';
import { CoordinateReadout } from '../map/coordinate-readout.tsx';
import { useMapMode } from '../map/map-mode.tsx';
import { MapView } from '../map/map-view.tsx';
import { ModeControl } from '../map/mode-control.tsx';
import { NeighbourLayer } from '../map/neighbour-layer.tsx';
import { ProjectLayer } from '../map/project-layer.tsx';
import { ReceiverLayer } from '../map/receiver-layer.tsx';
import { describeReceivers } from '../map/receiver-look.ts';
import { ViewControl } from '../map/view-control.tsx';
import type { WirePoint } from '../map/wire-point.ts';
import { moveDerivation } from '../session/derivation-address.ts';
import { useShownLevels } from '../session/preview/use-shown-levels.ts';
import { useShownReceivers } from '../session/receivers-draft/use-receivers-draft.ts';
import { useShownMap } from '../session/site-draft/use-shown-map.ts';
import { useNeighbours, useOpenProjectId, useSelectedReceiverId } from '../session/use-open-project.ts';
import { useStageLayout } from '../ui/stage-layout.tsx';
import { showNotice } from '../ui/toasts.tsx';
import { SelectedReceiver } from './selected-receiver.tsx';
import { UnregisteredSites } from './unregistered-sites.tsx';

const NO_NEIGHBOURS: readonly Neighbour[] = [];

/** The map with everything on it: base, buildings, the open project, its receivers and the popup of the selected one. */
export function MapStage({ configuration }: { readonly configuration: Configuration }) {
  const { t } = useTranslation();
  const { insets, isNeighbourLayerOn, hiddenNeighbourIds } = useStageLayout();
  const { mode } = useMapMode();
  const projectId = useOpenProjectId();
  const projectMap = useShownMap();
  const neighbours = useNeighbours().data ?? NO_NEIGHBOURS;
  const areas = useMemo(() => projectMap && [projectMap.assessmentArea, projectMap.site], [projectMap]);
  const tellFallback = () => showNotice({ title: t('map.offlineBaseTitle'), text: t('map.offlineBase') });
  return (
    <MapView label={t('map.label')}>
      <BaseLayer configuration={configuration} offlineAttribution={t('map.builtInBase')} onFallback={tellFallback} />
      <BuildingLayer url={configuration.tiles.buildings} assessmentArea={projectMap?.assessmentArea ?? null} />
      <NeighbourLayer neighbours={neighbours} isVisible={isNeighbourLayerOn} hiddenIds={hiddenNeighbourIds} />
      <ViewControl areas={areas ?? null} projectId={projectId} insets={insets} isHeld={mode !== null} />
      <ModeControl mode={mode} />
      {projectMap && <ProjectLayer projectMap={projectMap} areCentresHidden={mode === 'moveCentre'} />}
      {projectMap && <ZonesOfDay zones={projectMap.zones} />}
      {projectMap && <UnregisteredSites unregisteredSites={projectMap.unregisteredSites} />}
      {projectMap && <Receivers projectMap={projectMap} isPickable={mode === null} />}
      {mode !== null && <CoordinateReadout gridName={t('map.grid')} rightInset={insets.right} />}
    </MapView>
  );
}

interface ReceiversProps {
  readonly projectMap: ProjectMap;
  /** A mode has the pointer to itself. */
  readonly isPickable: boolean;
}

function Receivers({ projectMap: { receivers: stored, zones, site }, isPickable }: ReceiversProps) {
  const receivers = useShownReceivers(stored);
  const { levels } = useShownLevels();
  const selectedId = useSelectedReceiverId();
  const [, setParameters] = useSearchParams();
  const looks = useMemo(() => describeReceivers(receivers, levels), [receivers, levels]);
  const select = useCallback(
    (pointId: number | null) => {
      // Receivers of a site that is only drawn have no results to show, and numbers below zero.
      if (pointId !== null && pointId < 0) return;
      if (pointId === selectedId) return;
      setParameters((now) => withReceiver(now, pointId), { replace: true });
    },
    [setParameters, selectedId],
  );
  const siteCentre = useMemo(() => averageCentre({ zones, site }), [zones, site]);
  const selected = looks.find((receiver) => receiver.pointId === selectedId);
  return (
    <>
      <ReceiverLayer receivers={looks} zones={zones} selectedId={selectedId} onSelect={isPickable ? select : null} />
      {selected && siteCentre && (
        <SelectedReceiver receiver={selected} siteCentre={siteCentre} onClose={() => select(null)} />
      )}
    </>
  );
}

/** A derivation that is open goes along to another receiver; everything else in the address stays. */
function withReceiver(parameters: URLSearchParams, pointId: number | null): URLSearchParams {
  const next = pointId === null ? new URLSearchParams(parameters) : moveDerivation(parameters, pointId);
  next.delete('receiver');
  if (pointId !== null) next.set('receiver', String(pointId));
  return next;
}

/** Where the site is, for things that keep out of its way. */
function averageCentre({ zones, site }: Pick<ProjectMap, 'zones' | 'site'>): WirePoint | null {
  const points = zones.length > 0 ? zones.map((zone) => zone.centre) : (site[0]?.[0] ?? []);
  if (points.length === 0) return null;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}
