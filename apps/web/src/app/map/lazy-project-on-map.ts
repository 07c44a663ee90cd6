import { readId } from '../../lib/routes.ts';
import { lazyFirstComponent } from '../../ui/lazy-component.ts';

/** Needed only for an open project. */
export const ProjectOnMap = lazyFirstComponent(async () => (await import('./project-on-map.tsx')).ProjectOnMap);

/** If the first address names a project, this loads at once instead of one round trip after the map. */
export async function preloadProjectMap(): Promise<void> {
  if (readId(new URLSearchParams(location.search).get('project')) === null) return;
  // A failed load is tried again when the component is shown.
  await ProjectOnMap.load().catch(() => undefined);
}
