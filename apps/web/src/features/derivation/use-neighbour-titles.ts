import { useMemo } from 'react';
import { useNeighbours } from '../../session/use-open-project.ts';

/** Titles of the approved neighbours in calculation order, which is by id. */
export function useNeighbourTitles(): readonly string[] {
  const neighbours = useNeighbours().data;
  return useMemo(() => (neighbours ?? []).toSorted((a, b) => a.id - b.id).map(({ title }) => title), [neighbours]);
}
