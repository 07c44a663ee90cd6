import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value for listeners that are attached once. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
