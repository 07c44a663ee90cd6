import type { ProjectMap } from '@quietsite/contracts';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { UnregisteredLayer } from '../../map/layers/unregistered-layer.tsx';

/** The stored unregistered sites. While they are being edited, the editor shows them itself (Q72). */
export function UnregisteredSites({ unregisteredSites }: Pick<ProjectMap, 'unregisteredSites'>) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const isEdited = pathname === routes.editProject && parameters.get('activeIndex') === '3';
  const sites = useMemo(
    () =>
      unregisteredSites.map(({ id, affectDegree, outline, area }) => ({
        key: String(id),
        // Response coordinates are on the grid (EPSG:2326): the contract says so, but its types cannot.
        outline,
        area,
        degree: affectDegree,
      })),
    [unregisteredSites],
  );
  return isEdited ? null : <UnregisteredLayer sites={sites} />;
}
