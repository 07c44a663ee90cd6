import type { Connection } from '../../../../apps/server/src/database/connection.ts';
import { rebuildSurroundings } from '../../../../apps/server/src/repositories/receivers/assessment.repository.ts';
import { replaceSite } from '../../../../apps/server/src/repositories/site/site-editing.repository.ts';
import type { Project } from '../../../../packages/contracts/src/index.ts';
import { hk80 } from '../../../../packages/geometry/src/index.ts';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import type { Api } from '../../../kit/src/stack/caller.ts';
import { type DenseProject, squareAt } from './dense-project.ts';

const WARM_UP = 3;

export interface SavingFigures {
  readonly receivers: number;
  readonly saves: number;
  readonly httpP50Ms: number;
  readonly httpP95Ms: number;
  readonly bareP50Ms: number;
  readonly bareP95Ms: number;
  /** The fastest of each: other load on the machine only adds time. */
  readonly httpBestMs: number;
  readonly bareBestMs: number;
}

/** Saves a site that moves back and forth by half a metre, over HTTP and as the same statements alone, alternately. */
export async function measureSaving(
  api: Api,
  { database }: Connection,
  project: DenseProject,
  saves: number,
): Promise<SavingFigures> {
  const times: Record<'http' | 'bare', number[]> = { http: [], bare: [] };
  let revision = project.revision;
  for (let turn = 0; turn < WARM_UP + saves; turn += 1) {
    const isCounted = turn >= WARM_UP;
    const site = widen(project.site, turn % 2 === 0 ? 0.5 : 1);
    const http = await timed(async () => {
      const path = `/api/projects/${project.id}/site`;
      ({ revision } = await api.request<Project>('PUT', path, { ...site, revision }));
    });
    const moved = widen(project.site, turn % 2 === 0 ? 1.5 : 2);
    const bare = await timed(() =>
      database.transaction().execute(async (transaction) => {
        await replaceSite(transaction, project.id, moved);
        await rebuildSurroundings(transaction, project.id);
      }),
    );
    if (isCounted) times.http.push(http);
    if (isCounted) times.bare.push(bare);
  }
  return {
    ...{ receivers: project.receivers, saves },
    ...{ httpP50Ms: percentile(times.http, 0.5), httpP95Ms: percentile(times.http, 0.95) },
    ...{ bareP50Ms: percentile(times.bare, 0.5), bareP95Ms: percentile(times.bare, 0.95) },
    ...{ httpBestMs: Math.min(...times.http), bareBestMs: Math.min(...times.bare) },
  };
}

/** The eastern side moves; the zones stay inside. */
function widen(site: DenseProject['site'], metres: number): DenseProject['site'] {
  const [east, north] = site.parts[0]?.[0]?.[0] ?? [0, 0];
  const parts = [squareAt(east, north).map((ring) => ring.map(([x, y]) => hk80(x > east ? x + metres : x, y)))];
  return { ...site, parts };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
