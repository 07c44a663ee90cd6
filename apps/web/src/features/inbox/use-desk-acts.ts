import type { CurrentUser, ReviewCase } from '@quietsite/contracts';
import { type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../lib/format.ts';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { type Officer, officersOf } from './officers.ts';
import { useAssigning } from './use-assigning.ts';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeskActs {
  readonly box: RefObject<HTMLElement | null>;
  readonly cases: readonly ReviewCase[];
  readonly officers: readonly Officer[];
  readonly user: CurrentUser;
  readonly onHelp: () => void;
}

/** Waits until the key has been handled, because a key outside a menu closes it. */
const openMenu = (button: HTMLElement | null | undefined) => setTimeout(() => button?.click());

/** The actions of keys, rows and map on a case. */
export function useDeskActs({ box, cases, officers, user, onHelp }: DeskActs) {
  const { t } = useTranslation();
  const { reveal } = useMapCommands();
  const [message, setMessage] = useState('');
  const [isOnMap, setOnMap] = useState(false);
  const { mutate } = useAssigning(setMessage);
  const known = useLatestRef(cases);
  const find = (projectId: number) => known.current.find((one) => one.projectId === projectId);
  const findRow = (projectId: number) => box.current?.querySelector<HTMLElement>(`[data-case="${projectId}"]`);
  const assign = useCallback((one: ReviewCase, officer: Officer | null) => mutate({ one, officer }), [mutate]);
  const assignToMe = (one: ReviewCase) => {
    const able = officersOf(one, officers, user);
    const me = able.find(({ id }) => id === user.id);
    if (me && one.assignee?.id === me.id) setMessage(t('inbox.assign.already', { name: projectTitle(one) }));
    else if (me && one.assignee === null) assign(one, me);
    // Taking a case from a colleague needs more than one key.
    else openMenu(findRow(one.projectId)?.querySelector<HTMLElement>('[data-assign]'));
  };
  const showOnMap = ({ assessmentArea, outline }: ReviewCase) => {
    const corners = (assessmentArea.length > 0 ? assessmentArea : outline).flat(2);
    if (corners.length === 0) return;
    reveal(corners);
    const map = document.getElementById('map');
    map?.focus();
    if (document.activeElement !== map) return;
    setOnMap(true);
    map?.addEventListener('blur', () => setOnMap(false), { once: true });
  };
  const withCase = (act: (one: ReviewCase) => void) => (projectId: number) => {
    const one = find(projectId);
    if (one) act(one);
  };
  useDeskKeys(box, { onMap: withCase(showOnMap), onAssign: withCase(assignToMe), onHelp });
  return {
    message,
    /** The focus is on the map after a list shortcut moved it there. */
    isOnMap,
    assign,
    scrollTo: (projectId: number) => findRow(projectId)?.scrollIntoView({ block: 'nearest' }),
    focusRow: (projectId: number) => findRow(projectId)?.querySelector<HTMLElement>('[data-row]')?.focus(),
  };
}
