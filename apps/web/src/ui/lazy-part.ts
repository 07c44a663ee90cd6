import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from '../lib/i18n.ts';

const loaders: (() => Promise<unknown>)[] = [];

export type Load<Props> = () => Promise<ComponentType<Props>>;
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Before it is shown. */
  readonly load: () => Promise<unknown>;
};

/** A part of the page whose code and texts come when it is first shown: the first page waits for none of the others. */
export const lazyPart = <Props>(load: Load<Props>): LazyPart<Props> =>
  lazyFirstPart(async () => {
    const [part] = await Promise.all([load(), loadTexts()]);
    return part;
  });

/** One that the first page may show: it says only what that page can say (lib/messages/start.en.ts). */
export function lazyFirstPart<Props>(load: Load<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const keep = async () => {
    loaded = await load();
    return { default: loaded };
  };
  loaders.push(keep);
  const part = lazy(() => (loaded ? atOnce({ default: loaded }) : keep()));
  return Object.assign(part, { load: keep });
}

/** A promise would let React wait a moment, and it lets even a moment last for 300 ms. */
// biome-ignore lint/suspicious/noThenProperty: React takes anything that has one
const atOnce = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

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
