import { type ComponentType, type ReactElement, Suspense } from 'react';
import { lazyFirstPart, lazyPart } from '../ui/lazy-part.ts';

/** A screen of the router whose code comes when it is first opened. */
export const lazyScreen = (load: () => Promise<ComponentType>): ReactElement => show(lazyPart(load));

/** One that may be the first that somebody sees. */
export const lazyFirstScreen = (load: () => Promise<ComponentType>): ReactElement => show(lazyFirstPart(load));

function show(Screen: ComponentType): ReactElement {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
