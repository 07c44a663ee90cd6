import type { ProjectMap } from '@quietsite/contracts';

/** A project with nothing in it, and what a test puts there. */
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
