import { Worker } from 'node:worker_threads';
import { type DrawnSite, listSiteProblems, type SiteProblem } from '@quietsite/domain';

const CHECKER = new URL('./site-check-thread.ts', import.meta.url);

/** Up to this many corners a check is over before a thread would have started. */
const MOST_CORNERS_AT_ONCE = 4_000;

/** What keeps a site from being saved, without holding up everybody else while a large one is looked at. */
export async function checkSiteInThread(site: DrawnSite): Promise<readonly SiteProblem[]> {
  if (countCorners(site) <= MOST_CORNERS_AT_ONCE) return listSiteProblems(site);
  const thread = new Worker(CHECKER, { env: {} });
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the site check ended with code ${code}`)));
      thread.postMessage(site);
    });
  } finally {
    await thread.terminate();
  }
}

function countCorners({ parts, zones }: DrawnSite): number {
  const rings = [...parts, ...zones.map(({ outline }) => outline)].flat();
  return rings.reduce((sum, ring) => sum + ring.length, 0);
}
