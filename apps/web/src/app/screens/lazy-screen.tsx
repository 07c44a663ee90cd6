import { type ReactElement, Suspense } from 'react';
import { type LazyPart, type Load, lazyFirstPart, lazyPart } from '../../ui/lazy-part.ts';

/** What the router needs of a screen: `handle.load` preloads the screen of the first address. */
interface LazyScreen {
  readonly element: ReactElement;
  readonly handle: { readonly load: () => Promise<unknown> };
}

/** A route whose code is loaded when it is first opened. */
export const lazyScreen = (load: Load<object>): LazyScreen => describe(lazyPart(load));

/** A screen that may be the first the user sees. */
export const lazyFirstScreen = (load: Load<object>): LazyScreen => describe(lazyFirstPart(load));

function describe(Screen: LazyPart<object>): LazyScreen {
  const element = (
    <Suspense>
      <Screen />
    </Suspense>
  );
  return { element, handle: { load: Screen.load } };
}
