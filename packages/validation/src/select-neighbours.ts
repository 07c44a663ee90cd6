import type { CalculationSnapshot } from '@quietsite/domain';

/** A project nearby, one version of it (M-50). */
export interface NearbyProject extends Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows'> {
  /** Versions of one project share it. */
  readonly lineageId: string;
  /** Rises with every version. */
  readonly version: number;
  readonly isApproved: boolean;
}

/** Never a version of the project itself, and of each other lineage the latest approved version only (M-50). */
export function selectNeighbours(ownLineageId: string, nearby: readonly NearbyProject[]): NearbyProject[] {
  const latest = new Map<string, NearbyProject>();
  for (const project of nearby) {
    if (!project.isApproved || project.lineageId === ownLineageId) continue;
    const known = latest.get(project.lineageId);
    if (known === undefined || project.version > known.version) latest.set(project.lineageId, project);
  }
  return [...latest.values()];
}
