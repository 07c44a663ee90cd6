import { databaseUrl, query, runStatements } from '../../../kit/src/stack/database.ts';
import type { DrillStage } from './stage.ts';

const COUNTS = `select (select count(*) from users)::integer as users, (select count(*) from projects)::integer as projects,
  (select count(*) from calculation_runs)::integer as runs, (select count(*) from documents)::integer as documents`;

/** The tables of the drill's own migrations. */
export async function listDrillTables({ adminUrl }: DrillStage): Promise<string> {
  const url = databaseUrl(adminUrl, 'quietsite');
  const rows = await query<{ table_name: string }>(
    url,
    "select table_name from information_schema.tables where table_name like 'drill%' order by 1",
  );
  return rows.map((row) => row.table_name).join(', ');
}

/** The release's processes run as the right user and cannot gain more rights. */
export async function readProcesses({ root, ports }: DrillStage): Promise<string> {
  const parts = [...ports.map((port) => `server@${port}`), 'worker'];
  for (const part of parts) {
    const { text } = await root.run(`cat /proc/$(cat /run/quietsite/${part}.pid)/status; id -u quietsite`);
    const user = text.trim().split('\n').at(-1);
    for (const line of [`Uid:\t${user}\t${user}`, 'NoNewPrivs:\t1', 'CapBnd:\t0000000000000000'])
      if (!text.includes(line)) throw new Error(`${part} has no line ${line}`);
  }
  return `${parts.length} processes: own user, no new privileges, no capabilities`;
}

/** Restores the newest backup into a separate database and compares the counts. */
export async function restoreBackup({ root, adminUrl }: DrillStage): Promise<string> {
  await runStatements(adminUrl, ['create database restored owner quietsite']);
  await runStatements(databaseUrl(adminUrl, 'restored'), ['create extension postgis', 'create extension pg_trgm']);
  const url = databaseUrl(adminUrl, 'restored').replace('postgres@', 'quietsite@');
  const { status, text } = await root.run(`set -e
    cd /var/backups/quietsite/$(ls /var/backups/quietsite | tail -1)
    sha256sum --check --quiet SHA256SUMS
    cmp quietsite.env /etc/quietsite/quietsite.env
    [ "$(stat --format=%a quietsite.env)" = 600 ]
    pg_restore --no-owner --no-comments --exit-on-error --dbname='${url}' quietsite.dump
    tar --list --file=quietsite-files.tar | grep --count --invert-match '/$'`);
  if (status !== 0) throw new Error(text);
  const [before] = await query<Record<string, number>>(databaseUrl(adminUrl, 'quietsite'), COUNTS);
  const [after] = await query<Record<string, number>>(url, COUNTS);
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Error(`here ${JSON.stringify(before)}, restored ${JSON.stringify(after)}`);
  return `${Object.entries(after ?? {})
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}, ${text.trim().split('\n').at(-1)} files`;
}
