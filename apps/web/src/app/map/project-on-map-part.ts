import { readId } from '../../lib/routes.ts';
import { lazyFirstPart } from '../../ui/lazy-part.ts';

/** Needed only for an open project. */
export const ProjectOnMap = lazyFirstPart(async () => (await import('./project-on-map.tsx')).ProjectOnMap);

/** If the first address names a project, this loads at once instead of one round trip after the map. */
export async function loadProjectOfAddress(): Promise<void> {
  if (readId(new URLSearchParams(location.search).get('project')) === null) return;
  // A failed load is tried again when the part is shown.
  await ProjectOnMap.load().catch(() => undefined);
}
