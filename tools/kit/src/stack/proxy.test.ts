import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort, repositoryRoot } from './cluster.ts';
import { isPortTaken } from './ports.ts';
import { adaptConfiguration, startProxy } from './proxy.ts';

const given = readFileSync(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8');
const place = { port: 4000, serverPorts: [4001, 4002], directory: '/tmp/proxy' } as const;

it('ports are ours, TLS is gone, and what is said of handing on stays', () => {
  const text = adaptConfiguration(given, place);
  expect(text).toContain('listen 127.0.0.1:4000;');
  expect(text).toContain('server 127.0.0.1:4001 max_fails=0;');
  expect(text).toContain('server 127.0.0.1:4002 max_fails=0;');
  expect(text).not.toMatch(/ssl|443|listen 80|:300[12]/);
  expect(text.match(/^server \{/gm)).toHaveLength(1);
  const kept = given.split('\n').filter((line) => /proxy_|max_fails|keepalive/.test(line));
  for (const line of kept.filter((one) => !one.includes('300'))) expect(text).toContain(line);
});

it('with a certificate the ports and the certificate are ours, and nothing else', () => {
  const certificate = { file: '/tmp/c.pem', keyFile: '/tmp/k.pem', fingerprint: '' };
  const text = adaptConfiguration(given, { ...place, certificate });
  expect(text).toContain('listen 127.0.0.1:4000 ssl http2;');
  expect(text).toContain('ssl_certificate /tmp/c.pem;');
  expect(text).toContain('ssl_certificate_key /tmp/k.pem;');
  expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});

it('a file that says something else is not taken for the one that operators have', () => {
  expect(() => adaptConfiguration(given.replace('127.0.0.1:3002', '127.0.0.1:3003'), place)).toThrow('3002');
});

it('answers when it takes connections, and says why it cannot', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-proxy-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const real = { ...place, directory, port: await findFreePort() };
  const stop = await startProxy(real);
  expect(await isPortTaken(real.port)).toBe(true);
  const file = join(directory, 'none.pem');
  const certificate = { file, keyFile: file, fingerprint: '' };
  const other = { ...real, port: await findFreePort(), directory: join(directory, 'other'), certificate };
  await expect(startProxy(other)).rejects.toThrow(/nginx did not start.*none\.pem/s);
  await stop();
  expect(await isPortTaken(real.port)).toBe(false);
});
