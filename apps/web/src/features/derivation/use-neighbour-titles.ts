import { useMemo } from 'react';
import { useNeighbours } from '../../session/use-open-project.ts';

/** Titles of the approved neighbours in the order of the calculation, which is that of their ids. */
export function useNeighbourTitles(): readonly string[] {
  const neighbours = useNeighbours().data;
  return useMemo(() => (neighbours ?? []).toSorted((a, b) => a.id - b.id).map(({ title }) => title), [neighbours]);
}
