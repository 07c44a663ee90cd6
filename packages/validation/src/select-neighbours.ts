import type { CalculationSnapshot } from '@quietsite/domain';

/** One version of a nearby project (M-50). */
export interface NearbyProject extends Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows'> {
  /** Shared by all versions of a project. */
  readonly lineageId: string;
  /** Increases with every version. */
  readonly version: number;
  readonly isApproved: boolean;
}

/** Never a version of the project itself; of each other lineage, only the latest approved version (M-50). */
export function selectNeighbours(ownLineageId: string, nearby: readonly NearbyProject[]): NearbyProject[] {
  const latest = new Map<string, NearbyProject>();
  for (const project of nearby) {
    if (!project.isApproved || project.lineageId === ownLineageId) continue;
    const known = latest.get(project.lineageId);
    if (known === undefined || project.version > known.version) latest.set(project.lineageId, project);
  }
  return [...latest.values()];
}
