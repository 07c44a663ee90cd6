import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const loaders: (() => Promise<unknown>)[] = [];

/** A part of the page whose code comes when it is first shown: the first page waits for none of the others. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  loaders.push(load);
  return lazy(async () => ({ default: await load() }));
}

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** What the sign itself was for goes first. */
const LATER_MILLISECONDS = 500;

/**
 * Whoever moves the pointer or presses a key will soon want another screen. By then its code is there, also where the
 * server falls silent meanwhile.
 */
export function loadPartsAtFirstSign(): void {
  const signs = new AbortController();
  const load = () => {
    signs.abort();
    setTimeout(() => void loadAll(), LATER_MILLISECONDS);
  };
  for (const sign of FIRST_SIGNS) addEventListener(sign, load, { signal: signs.signal, passive: true });
}

/** One after the other: what the person asks for meanwhile goes first. */
async function loadAll(): Promise<void> {
  for (const load of loaders) await load().catch(() => undefined);
}
