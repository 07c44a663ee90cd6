import type { Configuration, Neighbour } from '@quietsite/contracts';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapMode } from '../../map/interactions/map-mode.tsx';
import { ModeControl } from '../../map/interactions/mode-control.tsx';
import { BaseLayer } from '../../map/layers/base-layer.tsx';
import { BuildingLayer } from '../../map/layers/building-layer.tsx';
import { NeighbourLayer } from '../../map/layers/neighbour-layer.tsx';
import { CoordinateReadout } from '../../map/view/coordinate-readout.tsx';
import { MapView } from '../../map/view/map-view.tsx';
import { ViewControl } from '../../map/view/view-control.tsx';
import { useShownMap } from '../../project/site/use-shown-map.ts';
import { useNeighbours, useOpenProjectId } from '../../session/use-open-project.ts';
import { showNotice } from '../../ui/dialogs/toasts.tsx';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import { ProjectOnMap } from './lazy-project-on-map.ts';

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
  const notifyFallback = () => showNotice({ title: t('map.offlineBaseTitle'), text: t('map.offlineBase') });
  return (
    <MapView label={t('map.label')}>
      <BaseLayer configuration={configuration} offlineAttribution={t('map.builtInBase')} onFallback={notifyFallback} />
      <BuildingLayer url={configuration.tiles.buildings} assessmentArea={projectMap?.assessmentArea ?? null} />
      <NeighbourLayer neighbours={neighbours} isVisible={isNeighbourLayerOn} hiddenIds={hiddenNeighbourIds} />
      <ViewControl
        areas={areas ?? null}
        site={projectMap?.site ?? null}
        projectId={projectId}
        insets={insets}
        isHeld={mode !== null}
      />
      <ModeControl mode={mode} />
      {projectId !== null && (
        <Suspense>
          <ProjectOnMap projectMap={projectMap} mode={mode} />
        </Suspense>
      )}
      {mode !== null && <CoordinateReadout gridName={t('map.grid')} rightInset={insets.right} />}
    </MapView>
  );
}
