import { type ComponentType, type ReactElement, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';

/** A screen of the router whose code comes when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>): ReactElement {
  const Screen = lazyPart(load);
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
