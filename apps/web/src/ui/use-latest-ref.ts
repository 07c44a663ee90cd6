import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The latest value, for listeners that are attached only once. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
