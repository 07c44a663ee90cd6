import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { sha256 } from './checksums.ts';

/** The same files give the same bytes: fixed order, owner and time, no access times, no name in the gzip header. */
export function packArchive(directory: string, archive: string, epochSeconds: number, level = 6): string {
  const tar = `${archive}.tar`;
  execFileSync('tar', [
    ...['--create', `--file=${tar}`, `--directory=${dirname(directory)}`, '--sort=name', '--format=posix'],
    ...['--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime', `--mtime=@${epochSeconds}`],
    ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w', '--hard-dereference'],
    basename(directory),
  ]);
  execFileSync('sh', ['-c', 'gzip --no-name "-$3" <"$1" >"$2"', 'sh', tar, archive, String(level)]);
  rmSync(tar);
  const sum = sha256(archive);
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
  return sum;
}
