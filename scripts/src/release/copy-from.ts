import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function copyFrom(source: string, paths: readonly string[], target: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(source, path), join(target, path));
  }
}
