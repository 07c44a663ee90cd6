import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Outcome {
  readonly status: number;
  readonly text: string;
}

/** An empty Debian root with its own processes and mounts, but the host's network. */
export interface DrillRoot {
  readonly path: string;
  run(command: string, environment?: Readonly<Record<string, string>>): Promise<Outcome>;
  close(): Promise<void>;
}

const MIRROR = 'http://deb.debian.org/debian';
/**
 * No fonts and no Node: the release includes them. GDAL is left out because of its size, so shapefiles are not tested.
 */
const PACKAGES = 'postgresql-client-15,qpdf';

/** Created once and stored as an archive; each drill starts with a fresh copy. */
function unpackDebian(path: string, archive: string): void {
  if (!existsSync(archive)) {
    rmSync(path, { recursive: true, force: true });
    execFileSync('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', path, MIRROR], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    mkdirSync(dirname(archive), { recursive: true });
    execFileSync('tar', ['--create', '--numeric-owner', `--file=${archive}`, `--directory=${path}`, '.']);
  }
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  execFileSync('tar', ['--extract', '--numeric-owner', `--file=${archive}`, `--directory=${path}`]);
}

/** Its init process reaps ended processes; when it ends, everything inside ends and the mounts are removed. */
const INIT_SCRIPT = `set -e
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -t tmpfs tmpfs "$1/run"
exec chroot "$1" /bin/bash -c 'echo ready; while :; do sleep 0.2; done'`;

async function startInit(path: string): Promise<ChildProcess> {
  const flags = ['--mount', '--pid', '--fork', '--kill-child', '--propagation=private'];
  const init = spawn('unshare', [...flags, 'bash', '-c', INIT_SCRIPT, 'bash', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = await Promise.race([
    once(init.stdout, 'data').then(() => true),
    once(init, 'exit').then(() => false),
  ]);
  if (!isReady) throw new Error('the root could not be entered; it takes the rights of root');
  return init;
}

export async function openRoot(path: string, archive: string): Promise<DrillRoot> {
  unpackDebian(path, archive);
  const outer = await startInit(path);
  const inner = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8').trim();
  return {
    path,
    run(command, environment = {}) {
      const enter = ['--target', inner, '--mount', '--pid', '--root', '--wd', '/bin/bash', '-c', command];
      const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', ...environment };
      return new Promise((resolve) => {
        execFile('nsenter', enter, { env, encoding: 'utf8', timeout: 300_000 }, (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code ?? 1) : 0, text: `${stdout}${stderr}` }),
        );
      });
    },
    async close() {
      const ended = once(outer, 'exit');
      process.kill(Number(inner), 'SIGKILL');
      await ended;
      rmSync(path, { recursive: true, force: true });
    },
  };
}
