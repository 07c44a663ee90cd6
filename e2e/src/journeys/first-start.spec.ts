import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterDirectory, findFreePort, repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { isPortTaken } from '../../../tools/kit/src/stack/ports.ts';
import { expect } from '../pages/expect.ts';
import { test } from '../pages/journey.ts';

const instance = `first-start-${process.pid}`;
let dev: ChildProcess;
let output = '';
let ports: Record<'WEB_PORT' | 'SERVER_PORT' | 'DATABASE_PORT' | 'SMTP_PORT', string>;

/** Without the sites of the district, which come after the start: demo-district.integration.test.ts adds some of them. */
function startDev(): ChildProcess {
  const command = join(repositoryRoot, 'scripts/src/dev.ts');
  const child = spawn(process.execPath, [command, '--no-district'], {
    env: { ...process.env, ...ports, WEB_DIRECTORY: '', QUIETSITE_KEPT_SEED: '', QUIETSITE_INSTANCE: instance },
  });
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return child;
}

test.beforeAll(async () => {
  const free = async () => String(await findFreePort());
  ports = { WEB_PORT: await free(), SERVER_PORT: await free(), DATABASE_PORT: await free(), SMTP_PORT: await free() };
  dev = startDev();
});
test.afterAll(() => {
  dev.kill('SIGKILL');
  rmSync(clusterDirectory(instance), { recursive: true, force: true });
  rmSync(join(repositoryRoot, '.run', instance), { recursive: true, force: true });
});

test('one command starts everything, says where it is, and stops without a trace', async ({ page }) => {
  await expect.poll(() => output, { timeout: 300_000 }).toContain('QuietSite is running.');
  const [, username = '', password = ''] = /^ {4}(demo) +(\S+)/m.exec(output) ?? [];
  await page.goto(/Open +(\S+)/.exec(output)?.[1] ?? '');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Projects', exact: true }).getByRole('listitem')).not.toHaveCount(0);

  const second = startDev();
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(output).toContain(`port ${ports.WEB_PORT} (web) is in use`);

  dev.kill('SIGINT');
  await once(dev, 'exit');
  for (const port of Object.values(ports)) expect(await isPortTaken(Number(port))).toBe(false);
});
