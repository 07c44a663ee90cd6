import { useCallback, useState } from 'react';

interface Marks {
  readonly pointer: number | null;
  readonly focus: number | null;
}

/** The case that the pointer is on, in the list or on the map, or else the one with the focus. */
export function useMarked() {
  const [{ pointer, focus }, setMarks] = useState<Marks>({ pointer: null, focus: null });
  const mark = useCallback(
    (projectId: number | null, by: keyof Marks) =>
      setMarks((now) => (now[by] === projectId ? now : { ...now, [by]: projectId })),
    [],
  );
  return { markedId: pointer ?? focus, mark };
}
