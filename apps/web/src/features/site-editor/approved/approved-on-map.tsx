import { useEffect, useMemo, useState } from 'react';
import { ApprovedSitesLayer } from '../../../map/layers/neighbour-layer.tsx';
import { useMap } from '../../../map/view/map-holder.tsx';
import { toGrid } from '../../../map/view/projection.ts';
import { boxOfView } from '../../../map/view/shown-box.ts';
import { approvedShown } from '../../../project/site/approved-shown.ts';
import type { SiteOutline } from '../../../project/site/surroundings.ts';
import { useApprovedSites } from '../../../project/site/use-approved-sites.ts';
import { useNeighbours } from '../../../session/use-open-project.ts';
import { useStageLayout } from '../../../ui/panels/stage-layout.tsx';

/** Approved sites in the visible part of the map, unless the neighbours layer shows them or is off. */
export function ApprovedOnMap({ site }: { readonly site: SiteOutline }) {
  const { isNeighbourLayerOn, hiddenNeighbourIds } = useStageLayout();
  const approved = useApprovedSites(site, useShownBox()).data;
  const neighbours = useNeighbours().data;
  const sites = useMemo(() => {
    if (!isNeighbourLayerOn) return [];
    const shown = new Set(neighbours?.map(({ id }) => id));
    return (approved ?? []).filter(({ id }) => !shown.has(id) && !hiddenNeighbourIds.has(id));
  }, [approved, neighbours, isNeighbourLayerOn, hiddenNeighbourIds]);
  const hasSites = sites.length > 0;
  useEffect(() => {
    approvedShown.set(hasSites);
    return () => approvedShown.set(false);
  }, [hasSites]);
  return <ApprovedSitesLayer sites={sites} />;
}

/** The visible extent, updated when the map stops moving. */
function useShownBox() {
  const map = useMap();
  const [box, setBox] = useState<ReturnType<typeof boxOfView>>(null);
  useEffect(() => {
    const read = () => {
      const [west = 0, south = 0, east = 0, north = 0] = map.getView().calculateExtent(map.getSize());
      const next = boxOfView(toGrid([west, south]), toGrid([east, north]));
      setBox((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    read();
    map.on('moveend', read);
    return () => map.un('moveend', read);
  }, [map]);
  return box;
}
