import type { Configuration, Neighbour } from '@quietsite/contracts';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasOwnSites } from '../../lib/routes.ts';
import { useStore } from '../../lib/use-store.ts';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { ModeControl } from '../../map/interactions/mode-control.tsx';
import { BaseLayer } from '../../map/layers/base-layer.tsx';
import { BuildingLayer } from '../../map/layers/building-layer.tsx';
import { NeighbourLayer } from '../../map/layers/neighbour-layer.tsx';
import { CoordinateReadout } from '../../map/view/coordinate-readout.tsx';
import { MapView } from '../../map/view/map-view.tsx';
import { ViewControl } from '../../map/view/view-control.tsx';
import { useShownMap } from '../../project/site/use-shown-map.ts';
import { baseMapChoice } from '../../session/choices/base-map-choice.ts';
import { shownPlace } from '../../session/shown-place.ts';
import { useNeighbours, useOpenProjectId } from '../../session/use-open-project.ts';
import { useSession } from '../../session/use-session.ts';
import { showNotice } from '../../ui/dialogs/toasts.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import { ProjectOnMap } from './lazy-project-on-map.ts';

const PlaceMarker = lazyComponent(async () => (await import('../../map/view/place-marker.tsx')).PlaceMarker);

const NO_NEIGHBOURS: readonly Neighbour[] = [];

/** The map with all its layers: base, buildings, neighbours and the open project, if any. */
export function MapStage({ configuration }: { readonly configuration: Configuration }) {
  const { t } = useTranslation();
  const { insets, isNeighbourLayerOn, hiddenNeighbourIds } = useStageLayout();
  const { mode } = useMapMode();
  const projectId = useOpenProjectId();
  const projectMap = useShownMap();
  const neighbours = useNeighbours().data ?? NO_NEIGHBOURS;
  const areas = useMemo(() => projectMap && [projectMap.assessmentArea, projectMap.site], [projectMap]);
  const userId = useSession().data?.user.id;
  const isImagery = useStore(baseMapChoice, () => baseMapChoice.of(userId)) === 'imagery';
  const place = useStore(shownPlace);
  // The labels of one project would cover the sites of a page that shows many.
  const isOfMany = hasOwnSites(useLocation().pathname);
  const notifyFallback = (failed: 'imagery' | 'baseMap') =>
    showNotice({
      title: t('map.offlineBaseTitle'),
      text: t(failed === 'imagery' ? 'map.imageryFailed' : 'map.offlineBase'),
    });
  return (
    <MapView label={t('map.label')}>
      <BaseLayer
        configuration={configuration}
        isImagery={isImagery}
        offlineAttribution={t('map.builtInBase')}
        onFallback={notifyFallback}
      />
      <BuildingLayer url={configuration.tiles.buildings} assessmentArea={projectMap?.assessmentArea ?? null} />
      <NeighbourLayer
        neighbours={neighbours}
        isVisible={isNeighbourLayerOn && !isOfMany}
        hiddenIds={hiddenNeighbourIds}
      />
      <ViewControl
        areas={areas ?? null}
        site={projectMap?.site ?? null}
        projectId={projectId}
        insets={insets}
        isHeld={mode !== null}
      />
      <ModeControl mode={mode} />
      {projectId !== null && !isOfMany && (
        <Suspense>
          <ProjectOnMap projectMap={projectMap} mode={mode} />
        </Suspense>
      )}
      {place && (
        <Suspense>
          <PlaceMarker place={place} onClose={() => shownPlace.set(null)} />
        </Suspense>
      )}
      {mode !== null && <CoordinateReadout gridName={t('map.grid')} rightInset={insets.right} />}
    </MapView>
  );
}
