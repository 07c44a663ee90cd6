import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from '../texts/i18n.ts';

const loaders: (() => Promise<unknown>)[] = [];

export type Load<Props> = () => Promise<ComponentType<Props>>;
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the part before it is shown. */
  readonly load: () => Promise<unknown>;
};

/** A part of the page whose code and texts load when it is first shown, so that the first page does not wait for it. */
export const lazyPart = <Props>(load: Load<Props>): LazyPart<Props> =>
  lazyFirstPart(async () => {
    const [part] = await Promise.all([load(), loadTexts()]);
    return part;
  });

/** A part that the first page may show: it uses only the texts of that page (texts/start.en.ts). */
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

/** With a promise React would suspend, and it stretches even a moment to 300 ms. */
// biome-ignore lint/suspicious/noThenProperty: React accepts any thenable
const atOnce = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** What the user's first action itself requested loads first. */
const LATER_MILLISECONDS = 500;

/**
 * A user who moves the pointer or presses a key will soon open another screen. Its code is then already loaded, even if
 * the server becomes unavailable meanwhile.
 */
export function loadPartsAtFirstSign(): void {
  const signs = new AbortController();
  const load = () => {
    signs.abort();
    setTimeout(() => void loadAll(), LATER_MILLISECONDS);
  };
  for (const sign of FIRST_SIGNS) addEventListener(sign, load, { signal: signs.signal, passive: true });
}

/** One after the other, so that the user's own requests go first. */
async function loadAll(): Promise<void> {
  for (const load of loaders) await load().catch(() => undefined);
}
