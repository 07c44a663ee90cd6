// Installs, upgrades and rolls back a release in an empty Debian root: pnpm test:release [ARCHIVE]. As root, with
// debootstrap. systemd is not the first process there, so install.sh starts the processes directly.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatRows, writePage } from '../../kit/src/measure/report.ts';
import { clusterDirectory, repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { openDrillStage } from './release/stage.ts';
import { listSteps } from './release/steps.ts';

interface Row {
  readonly what: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
  readonly seen: string;
}

function makeArchive(): string {
  const out = join(clusterDirectory('drill'), 'archive');
  rmSync(out, { recursive: true, force: true });
  execFileSync(process.execPath, [join(repositoryRoot, 'scripts/src/release.ts'), '--out', out, '--dirty'], {
    stdio: 'inherit',
  });
  const name = readdirSync(out).find((file) => file.endsWith('.tar.gz'));
  if (!name) throw new Error('no archive was made');
  return join(out, name);
}

/** In sequence: each step builds on the previous one. */
async function drill(archive: string): Promise<Row[]> {
  const stage = await openDrillStage(archive);
  const rows: Row[] = [];
  try {
    await stage.root.run(`cd /srv && tar xzf *.tar.gz --strip-components=1 --wildcards '*/deploy'`);
    for (const { what, run } of listSteps(stage, archive)) {
      const start = performance.now();
      const outcome = await run().then(
        (seen) => ({ hasPassed: true, seen }),
        (error: unknown) => ({ hasPassed: false, seen: String(error) }),
      );
      rows.push({ what, seconds: (performance.now() - start) / 1000, ...outcome });
      console.log(`${outcome.hasPassed ? 'ok    ' : 'FAILED'} ${what}: ${outcome.seen}`);
      if (!outcome.hasPassed) {
        console.log((await stage.root.run('tail -n 15 /var/log/quietsite/*')).text);
        break;
      }
    }
  } finally {
    await stage.close();
  }
  return rows;
}

const PAGE = {
  path: 'docs/operations/release.md',
  command: 'test:release',
  title: 'Installing, upgrading, rolling back',
  about: `A release archive is installed by \`deploy/install.sh\` in a fresh root of Debian 12 (minbase, PostgreSQL's client and qpdf; no Node, no fonts, no GDAL) with processes of its own; the database stands outside it. systemd is not the first process there: the script starts the processes directly, so units, timer and nginx are not part of this. Somebody who is signed in asks twenty times a second, each of the two processes in turn and the other one when the first does not answer, as the proxy does. The later releases are made of the first one by the change that is named.`,
};

const oneLine = (text: string): string => text.replaceAll('|', '/').replaceAll('\n', ' ');

const archiveArgument = process.argv[2];
const archive = archiveArgument ? resolve(archiveArgument) : makeArchive();
if (!existsSync(archive)) throw new Error(`${archive} is not there`);
const rows = await drill(archive);
const table = formatRows(
  ['what', 'as it should be', 'seconds', 'seen'],
  rows.map(({ what, hasPassed, seconds, seen }) => [
    ...[what, hasPassed ? 'yes' : 'NO', seconds.toFixed(1), oneLine(seen)],
  ]),
);
console.log(table);
process.exitCode = rows.every(({ hasPassed }) => hasPassed) ? 0 : 1;
if (process.exitCode === 0) writePage(PAGE, table);
