// Measures what the first page costs and how the main screens move: pnpm bench:web [--short]. Exits 1 when a bar is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { CalculationRun, ProjectSummary } from '../../../packages/contracts/src/index.ts';
import { formatTable } from '../../kit/src/measure/report.ts';
import { type Screen, withScreen } from '../../kit/src/screen/screen.ts';
import { type Api, listCookies, signIn } from '../../kit/src/stack/api.ts';
import { type Certificate, makeCertificate } from '../../kit/src/stack/certificate.ts';
import { findFreePort, repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { runStatements } from '../../kit/src/stack/database.ts';
import { startProxy } from '../../kit/src/stack/proxy.ts';
import { openStage, withServer } from '../../kit/src/stack/stage.ts';
import { findWebDirectory } from '../../kit/src/stack/web-directory.ts';
import { judgeWeb, type WebFigures } from './web/report.ts';
import { believing, type Place, PROFILE, visit, withBrowser } from './web/visit.ts';
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
  const browserOptions = believing(certificate);
  const api = await signIn(origin);
  const projectId = await calculateSample(api);
  const loads = await withBrowser(browserOptions, (browser) => measureLoads(browser, api, projectId, tries));
  for (const { page, visit: seen } of loads.pages) console.error(`${page}: ${seen.shownMs.toFixed(0)} ms`);
  // A discarded browser does not release its lease: the project would stay locked for three minutes.
  await runStatements(databaseUrl, ['delete from project_leases']);
  const walkAbout = (screen: Screen) => walkThrough(screen, projectId, steps);
  return { ...loads, walk: steps > 0 ? await withScreen(origin, walkAbout, browserOptions) : [] };
}

/** The sample with calculated levels, as in normal use. */
async function calculateSample(api: Api): Promise<number> {
  const project = (await api.call<ProjectSummary[]>('GET', '/api/projects')).find(({ title }) => title === SAMPLE);
  if (!project) throw new Error(`there is no project ${SAMPLE}`);
  const path = `/api/projects/${project.id}/calculation`;
  await api.call('POST', path, {});
  for (let status = ''; status !== 'done'; await pause(200)) {
    status = (await api.call<CalculationRun | null>('GET', path))?.status ?? '';
    if (status === 'failed') throw new Error('the sample could not be calculated');
  }
  return project.id;
}

async function measureLoads(browser: Browser, api: Api, projectId: number, tries: number) {
  const { origin } = api;
  const known = { cookies: listCookies(api), hasProject: false, isSlow: true };
  const signInPage: Place = { ...known, cookies: [], url: `${origin}/Login`, shows: 'input[type="password"]' };
  const list: Place = { ...known, url: `${origin}/Projects`, shows: '[role="dialog"] table tbody tr' };
  const url = `${origin}/EditProjects?project=${projectId}&activeIndex=0`;
  const editor: Place = { ...known, url, shows: '[role="tab"][aria-selected="true"]', hasProject: true };
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

function writeDocument(table: string): void {
  const directory = join(repositoryRoot, 'docs/benchmarks');
  mkdirSync(directory, { recursive: true });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const text = `# The first page, and how the main screens move

Written by \`pnpm bench:web\`. Pages are opened in Chromium at 1440 by 900 with an empty cache from two servers behind nginx with the file of \`deploy\` (TLS, HTTP/2), over a slow connection (${PROFILE}). Bytes are those the browser reports as received, packed as the server sends them, until the map was drawn with all its tiles; in the editor with the site, its buildings and receivers. The first page anybody sees is sign-in or the list, at most 350 kB of script; the editor adds its own code, the texts of all screens and the engine of the preview, at most 450 kB (400 kB until the engine and the texts were loaded with it, see the decision on the script budget of the editor). Screens whose code is not needed yet follow when somebody first moves the pointer or presses a key, and are not in these sums. Then the calculated sample project is worked on with pointer and keys without a slow connection: every frame counts, also those at rest. No graphics card. ${new Date().toISOString().slice(0, 10)}, ${machine}, database, server, worker and browser on the same machine.

${table}
`;
  writeFileSync(join(directory, 'web.md'), text);
}

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const stage = await openStage({ isShort: values.short, isSeeded: true });
try {
  const certificate = makeCertificate(stage.directory);
  const port = await findFreePort();
  const origin = `https://127.0.0.1:${port}`;
  const variables = {
    ...{ WEB_DIRECTORY: findWebDirectory(stage, values.short), PUBLIC_ORIGIN: origin },
    // All requests come from one address; the rate limit is measured elsewhere.
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const figures = await withServer(
    stage,
    async (_direct, { ports: [first = 0, second = 0] }) => {
      const place = { port, serverPorts: [first, second], directory: join(stage.directory, 'proxy') } as const;
      const stop = await startProxy({ ...place, certificate });
      try {
        return await measure({ origin, certificate, databaseUrl: stage.url }, values.short ? SHORT : FULL);
      } finally {
        await stop();
      }
    },
    { variables, hasWorker: true, servers: 2 },
  );
  const lines = judgeWeb(figures, !values.short);
  const table = formatTable(lines);
  console.log(table);
  if (!values.short) writeDocument(table);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stage.close();
}
