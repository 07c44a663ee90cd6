import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { measureRequests } from './metrics.ts';
import { measureWork } from './work-metrics.ts';

const deploy = join(import.meta.dirname, '../../../../../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

const work = { waiting: 1, running: 0, failedLastHour: 2, oldestWaitingSeconds: 3 };
const figures = { work: [{ kind: 'calculation' as const, ...work }], mailsGivenUp: 4 };
const openRegistry = (read = async () => figures) => {
  const registry = measureRequests(Fastify(), 'v1');
  return { registry, refresh: measureWork(registry, read) };
};

/** Exported by other programs: Prometheus itself and its node exporter. */
const OTHERS = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];
const OTHER_LABELS = ['job', 'instance', 'le', 'fstype'];

async function listTold() {
  const told = await openRegistry().registry.getMetricsAsJSON();
  const names = told.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const ofBackup = [...read('backup.sh').matchAll(/^# TYPE (\w+) gauge$/gm)].map((match) => match[1] ?? '');
  return new Set([...names, ...ofBackup, ...OTHERS]);
}

const alertExpressions = () =>
  [...read('monitoring/alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, one]) => one ?? '');

function dashboardExpressions(): string[] {
  const { panels } = JSON.parse(read('monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

const GROUPING = /\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g;
const SELECTOR = /\{([^}]*)\}/g;
const KEYWORDS = ['and', 'or', 'unless', 'bool', 'offset'];

/** Every word of an expression that is not a function, label or keyword. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(SELECTOR, '')
    .replace(GROUPING, '')
    .replace(/\[[^\]]*\]/g, '');
  const words = bare.match(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/gi) ?? [];
  return words.filter((word) => !KEYWORDS.includes(word));
}

function labelsIn(expression: string): string[] {
  const selected = [...expression.matchAll(SELECTOR)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map((match) => match[1] ?? ''),
  );
  const grouped = [...expression.matchAll(GROUPING)].flatMap(([, inside = '']) =>
    inside.split(',').map((one) => one.trim()),
  );
  return [...selected, ...grouped];
}

describe('alerts and dashboard', () => {
  const expressions = [...alertExpressions(), ...dashboardExpressions()];

  it('use only metrics that exist', async () => {
    const told = await listTold();
    const unknown = expressions.flatMap(namesIn).filter((name) => !told.has(name));
    expect(unknown).toEqual([]);
    expect(new Set(expressions.flatMap(namesIn)).size).toBeGreaterThan(15);
  });

  it('ask by labels that they have', () => {
    const known = ['method', 'route', 'status', 'kind', 'version', ...OTHER_LABELS];
    expect(expressions.flatMap(labelsIn).filter((label) => !known.includes(label))).toEqual([]);
  });

  it('have one expression for each alert, and a paragraph that says what to do', () => {
    const alerts = [...read('monitoring/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
    expect(alertExpressions()).toHaveLength(alerts.length);
    const page = readFileSync(join(deploy, '../docs/operations/README.md'), 'utf8');
    expect(alerts.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('would notice the name of a missing metric', async () => {
    const told = await listTold();
    expect(namesIn('sum by (kind) (rate(http_requests{status="5"}[5m])) > 0.1 and up == 0')).toEqual([
      'http_requests',
      'up',
    ]);
    expect(told.has('http_requests')).toBe(false);
  });
});

describe('figures of the work', () => {
  it('are those of this reading', async () => {
    const { registry, refresh } = openRegistry();
    await refresh();
    const text = await registry.metrics();
    expect(text).toContain('quietsite_work_failed_last_hour{kind="calculation"} 2');
    expect(text).toContain('quietsite_build_info{version="v1"} 1');
  });

  it('[AUTH-52] include undelivered mails, and an alert uses them', async () => {
    const { registry, refresh } = openRegistry();
    await refresh();
    expect(await registry.metrics()).toContain('quietsite_mails_given_up_last_hour 4');
    expect(alertExpressions()).toContain('max(quietsite_mails_given_up_last_hour) > 0');
  });

  it('are left out when the database is down, and the others stay', async () => {
    let isDown = false;
    const { registry, refresh } = openRegistry(async () => {
      if (isDown) throw new Error('down');
      return figures;
    });
    await refresh();
    isDown = true;
    await refresh();
    const text = await registry.metrics();
    expect(text).toContain('quietsite_database_reachable 0');
    expect(text).not.toContain('quietsite_work_waiting{');
    expect(text).not.toMatch(/^quietsite_mails_given_up_last_hour /m);
    expect(text).toContain('process_resident_memory_bytes');
  });
});
