import type { CurrentUser, ReviewDesk } from '@quietsite/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDeskAddress } from '../../session/desk/desk-address.ts';
import { countTabs, findCases, sortCases } from '../../session/desk/desk-cases.ts';
import { useDecidedMeanwhile } from './decided-meanwhile.ts';
import { useDeskActs } from './use-desk-acts.ts';

export type DeskView = ReturnType<typeof useDeskView>;

/** The state shared by list and map: the matching cases, the marked one, and the actions on them. */
export function useDeskView({ cases: all, officers }: Pick<ReviewDesk, 'cases' | 'officers'>, user: CurrentUser) {
  const { address } = useDeskAddress();
  const box = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { shown, decided } = useDecidedMeanwhile(all);
  const counts = useMemo(() => countTabs(all), [all]);
  // A case appears in its new list at once, and stays in the old one for a while.
  const isHere = address.tab === 'returned' || address.tab === 'approved';
  const listed = isHere ? all : shown;
  const cases = useMemo(() => sortCases(findCases(listed, address, user.id), address.sort), [listed, address, user.id]);
  const acts = useDeskActs({ box, cases, officers, user, onHelp: () => setHelpOpen(true) });
  return { ...{ address, box, cases, counts, decided, acts, isHelpOpen, setHelpOpen }, ...useMarked() };
}

interface Marks {
  readonly pointer: number | null;
  readonly focus: number | null;
}

/** The case under the pointer, in the list or on the map, otherwise the focused one. */
function useMarked() {
  const [{ pointer, focus }, setMarks] = useState<Marks>({ pointer: null, focus: null });
  const mark = useCallback(
    (projectId: number | null, by: keyof Marks) =>
      setMarks((now) => (now[by] === projectId ? now : { ...now, [by]: projectId })),
    [],
  );
  return { markedId: pointer ?? focus, mark };
}
