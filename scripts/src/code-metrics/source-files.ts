import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';

export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const FOLDERS = ['packages', 'apps', 'e2e', 'scripts', 'tools'];
/** Tests, test helpers and generated files. */
const EXCLUDED = /\.(test|spec)\.tsx?$|\.generated\.ts$|\/testing\/|^apps\/server\/test\/|^e2e\//;

/** The tracked, hand-written TypeScript files, without tests. */
export function listSourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', ...FOLDERS], { cwd: repositoryRoot, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !EXCLUDED.test(path))
    .map((path) => {
      const text = readFileSync(join(repositoryRoot, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}
