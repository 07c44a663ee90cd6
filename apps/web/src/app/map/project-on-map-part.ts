import { readId } from '../../lib/routes.ts';
import { lazyFirstPart } from '../../ui/lazy-part.ts';

/** Only an open project needs it. */
export const ProjectOnMap = lazyFirstPart(async () => (await import('./project-on-map.tsx')).ProjectOnMap);

/** With a project in the address of the first page it is on its way at once, not one way to the server after the map. */
export async function loadProjectOfAddress(): Promise<void> {
  if (readId(new URLSearchParams(location.search).get('project')) === null) return;
  // What fails here is tried again when it is shown.
  await ProjectOnMap.load().catch(() => undefined);
}
