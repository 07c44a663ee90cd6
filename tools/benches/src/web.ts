// Measures the size of the first page and how smoothly the main screens move: pnpm bench:web [--short]. Exits 1 when a
// target is missed.

import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { CalculationRun, ProjectSummary } from '../../../packages/contracts/src/index.ts';
import { publish, readIsShort } from '../../kit/src/measure/report.ts';
import { type Screen, withBrowser, withScreen } from '../../kit/src/screen/screen.ts';
import { type Api, listCookies, signInAs } from '../../kit/src/stack/caller.ts';
import { type Certificate, makeCertificate } from '../../kit/src/stack/certificate.ts';
import { findFreePort } from '../../kit/src/stack/cluster.ts';
import { runStatements } from '../../kit/src/stack/database.ts';
import { startProxy } from '../../kit/src/stack/proxy.ts';
import { withServer, withStage } from '../../kit/src/stack/stage.ts';
import { waitFor } from '../../kit/src/stack/wait.ts';
import { judgeWeb, type WebFigures } from './web/report.ts';
import { PROFILE, trustCertificate, type VisitOptions, visit } from './web/visit.ts';
import { walkThrough } from './web/walk.ts';

const FULL = { tries: 7, steps: 120 };
/** Under other load frame times say nothing about the page, and other short runs cover those of map and tables. */
const SHORT = { tries: 1, steps: 0 };
const SAMPLE = 'Kai Tak Link Road and Community Hub';

interface Installation {
  readonly origin: string;
  readonly certificate: Certificate;
  readonly databaseUrl: string;
}

async function measure(
  { origin, certificate, databaseUrl }: Installation,
  { tries, steps }: typeof FULL,
): Promise<WebFigures> {
  const browserOptions = trustCertificate(certificate);
  const api = await signInAs(origin, 'demo');
  const projectId = await calculateSample(api);
  const loads = await withBrowser((browser) => measureLoads(browser, api, projectId, tries), browserOptions);
  for (const { page, visit: seen } of loads.pages) console.error(`${page}: ${seen.shownMs.toFixed(0)} ms`);
  // A discarded browser does not release its lease: the project would stay locked for three minutes.
  await runStatements(databaseUrl, ['delete from project_leases']);
  const walkAbout = (screen: Screen) => walkThrough(screen, projectId, steps);
  return { ...loads, walk: steps > 0 ? await withScreen(origin, walkAbout, browserOptions) : [] };
}

/** The sample with calculated levels, as in normal use. */
async function calculateSample(api: Api): Promise<number> {
  const project = (await api.request<ProjectSummary[]>('GET', '/api/projects')).find(({ title }) => title === SAMPLE);
  if (!project) throw new Error(`there is no project ${SAMPLE}`);
  const path = `/api/projects/${project.id}/calculation`;
  await api.request('POST', path, {});
  await waitFor('the calculation of the sample', async () => {
    const status = (await api.request<CalculationRun | null>('GET', path))?.status;
    if (status === 'failed') throw new Error('the sample could not be calculated');
    return status === 'done';
  });
  return project.id;
}

async function measureLoads(browser: Browser, api: Api, projectId: number, tries: number) {
  const { origin } = api;
  const known = { cookies: listCookies(api), hasProject: false, isSlow: true };
  const signInPage: VisitOptions = { ...known, cookies: [], url: `${origin}/Login`, shows: 'input[type="password"]' };
  const list: VisitOptions = { ...known, url: `${origin}/Projects`, shows: '[data-project-title]' };
  const url = `${origin}/EditProjects?project=${projectId}&activeIndex=0`;
  const editor: VisitOptions = { ...known, url, shows: '[role="tab"][aria-selected="true"]', hasProject: true };
  const first = [
    { page: 'sign-in', visit: await visit(browser, signInPage) },
    { page: 'project list', visit: await visit(browser, list) },
  ] as const;
  const visits = [];
  for (let turn = 0; turn < tries; turn += 1) visits.push(await visit(browser, editor));
  return {
    pages: [...first, ...visits.slice(0, 1).map((one) => ({ page: 'editor with map' as const, visit: one }))],
    tries: visits,
  };
}

const isShort = readIsShort();
const figures = await withStage({ isShort, isSeeded: true }, async (stage) => {
  const certificate = makeCertificate(stage.directory);
  const port = await findFreePort();
  const origin = `https://127.0.0.1:${port}`;
  return withServer(
    stage,
    async (_direct, { ports: [first = 0, second = 0] }) => {
      const place = { port, serverPorts: [first, second], directory: join(stage.directory, 'proxy') } as const;
      const stop = await startProxy({ ...place, certificate });
      try {
        return await measure({ origin, certificate, databaseUrl: stage.url }, isShort ? SHORT : FULL);
      } finally {
        await stop();
      }
    },
    { variables: { PUBLIC_ORIGIN: origin }, hasPages: true, hasWorker: true, servers: 2 },
  );
});
publish(judgeWeb(figures, !isShort), isShort, {
  path: 'docs/benchmarks/web.md',
  command: 'bench:web',
  title: 'The first page, and how the main screens move',
  about: `Pages are opened in Chromium at 1440 by 900 with an empty cache from two servers behind nginx with the file of \`deploy\` (TLS, HTTP/2), over a slow connection (${PROFILE}). Bytes are those the browser reports as received, packed as the server sends them, until the map was drawn with all its tiles; in the editor with the site, its buildings and receivers. The first page anybody sees is sign-in, at most 350 kB of script, or the list with its cards, at most 400 kB; the editor adds its own code, the texts of all screens and the engine of the preview, at most 490 kB (see the decision on the script budget of the editor). Screens whose code is not needed yet follow when somebody first moves the pointer or presses a key, and are not in these sums. Then the calculated sample project is worked on with pointer and keys without a slow connection: every frame counts, also those at rest. No graphics card. Database, server, worker and browser share the machine.`,
});
