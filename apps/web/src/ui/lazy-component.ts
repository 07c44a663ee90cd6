import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from '../texts/i18n.ts';

const loaders: (() => Promise<unknown>)[] = [];

export type Load<Props> = () => Promise<ComponentType<Props>>;
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the component before it is shown. */
  readonly load: () => Promise<unknown>;
};

/** A component whose code and texts load when it is first shown, so that the first page does not wait for them. */
export const lazyComponent = <Props>(load: Load<Props>): LazyComponent<Props> =>
  lazyFirstComponent(async () => {
    const [component] = await Promise.all([load(), loadTexts()]);
    return component;
  });

/** A component that the first page may show: it uses only the texts of that page (texts/start.en.ts). */
export function lazyFirstComponent<Props>(load: Load<Props>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    loaded = await load();
    return { default: loaded };
  };
  loaders.push(loadOnce);
  const component = lazy(() => (loaded ? resolveNow({ default: loaded }) : loadOnce()));
  return Object.assign(component, { load: loadOnce });
}

/** With a real promise React would suspend, which takes at least 300 ms. */
// biome-ignore lint/suspicious/noThenProperty: React accepts any thenable
const resolveNow = <Value>(value: Value) => ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>;

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** Lets the requests of the user's first action load first. */
const PRELOAD_DELAY_MILLISECONDS = 500;

/**
 * A user who moves the pointer or presses a key will soon open another screen. Its code is then already loaded, even if
 * the server becomes unavailable meanwhile.
 */
export function preloadOnFirstInput(): void {
  const listening = new AbortController();
  const load = () => {
    listening.abort();
    setTimeout(() => void loadAll(), PRELOAD_DELAY_MILLISECONDS);
  };
  for (const event of INPUT_EVENTS) addEventListener(event, load, { signal: listening.signal, passive: true });
}

/** One after the other, so that the user's own requests go first. */
async function loadAll(): Promise<void> {
  for (const load of loaders) await load().catch(() => undefined);
}
