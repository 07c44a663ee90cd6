import type { Database } from '../../database/connection.ts';
import { loadWorks } from '../../repositories/calculation/snapshot.repository.ts';

/** Neighbouring sites share most of their neighbours, so each site's works are read only once. */
export function rememberWorks(database: Database) {
  const known = new Map<number, ReturnType<typeof loadWorks>>();
  return (projectId: number) => {
    const works = known.get(projectId) ?? loadWorks(database, projectId);
    known.set(projectId, works);
    return works;
  };
}
