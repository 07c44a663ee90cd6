import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A separate small disk that can be filled. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  unmount(): void;
}

const CHUNKS_BYTES = [1024 ** 2, 4096, 512];

export function mountSmallDisk(directory: string, megabytes: number): SmallDisk {
  mkdirSync(directory, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'quietsite-fault', directory]);
  execFileSync('chown', ['postgres:postgres', directory]);
  const filler = join(directory, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'a');
      for (const size of CHUNKS_BYTES) while (hasRoom(file, size));
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => execFileSync('umount', ['--lazy', directory]),
  };
}

function hasRoom(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
