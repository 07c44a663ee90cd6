import type { ProjectMap } from '@quietsite/contracts';

/** An empty project with the changes of a test. */
export function sampleMap(changes: Partial<ProjectMap> = {}): ProjectMap {
  return {
    revision: 1,
    radiusMetres: 300,
    site: [],
    assessmentArea: [],
    zones: [],
    receiverBuildings: [],
    removedBuildings: [],
    unregisteredSites: [],
    receivers: [],
    ...changes,
  };
}
