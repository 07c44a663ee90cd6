import { vi } from 'vitest';

/** A tab's storage with its previous content. */
export function stubTabStorage(kept = new Map<string, string>()): Map<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
