import { Tabs, VisuallyHidden } from '@mantine/core';
import type { CurrentUser, ReviewDesk } from '@quietsite/contracts';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import { CaseList } from './case-list.tsx';
import { useDecidedMeanwhile } from './decided-meanwhile.ts';
import { deskTabs, useDeskAddress } from './desk-address.ts';
import { countTabs, findCases, sortCases } from './desk-cases.ts';
import { DeskFilters } from './desk-filters.tsx';
import { DeskFoot } from './desk-foot.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import classes from './inbox.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useDeskActs } from './use-desk-acts.ts';
import { useMarked } from './use-marked.ts';

/** Apart from the list, which needs none of the map's code. */
const CasesOnMap = lazyComponent(async () => (await import('./on-map/cases-on-map.tsx')).CasesOnMap);

interface DeskProps {
  readonly desk: ReviewDesk;
  readonly user: CurrentUser;
  /** How much of the stage the list covers; null without a map. */
  readonly listWidth: number | null;
  readonly updatedAt: number;
  /** The last attempt to read it again failed. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

/** The cases in tabs, filtered as the address says, and the same ones on the map. */
export function Desk({ desk, user, listWidth, updatedAt, isStale, onRetry }: DeskProps) {
  const { address, change } = useDeskAddress();
  const { insets } = useStageLayout();
  const box = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { markedId, mark } = useMarked();
  const { shown, decided } = useDecidedMeanwhile(desk.cases);
  const counts = useMemo(() => countTabs(desk.cases), [desk.cases]);
  const cases = useMemo(() => sortCases(findCases(shown, address, user.id), address.sort), [shown, address, user.id]);
  const acts = useDeskActs({ box, cases, officers: desk.officers, user, onHelp: () => setHelpOpen(true) });
  const { tab } = address;
  return (
    <Tabs
      className={classes.body ?? ''}
      value={tab}
      onChange={(id) => change({ tab: deskTabs.find((one) => one === id) ?? tab })}
      keepMounted={false}
    >
      <DeskTabs counts={counts} />
      <Tabs.Panel value={tab} className={classes.panel ?? ''}>
        <DeskFilters desk={desk} user={user} />
        {cases.length === 0 ? (
          <div className={classes.list}>
            <NothingHere />
          </div>
        ) : (
          <CaseList
            key={tab}
            {...{ desk, user, tab, cases, decided, markedId, box }}
            onMark={mark}
            onAssign={acts.assign}
          />
        )}
        <FirstRowFocus box={box} hasRows={cases.length > 0} />
        <DeskFoot
          found={cases.length}
          total={counts[tab]}
          {...{ updatedAt, isStale, onRetry }}
          onHelp={() => setHelpOpen(true)}
        />
        <VisuallyHidden role="status">{acts.message}</VisuallyHidden>
      </Tabs.Panel>
      {listWidth !== null && (
        <Suspense>
          <CasesOnMap
            cases={cases}
            frameKey={tab}
            isPlaced={insets.left === listWidth}
            targetDays={desk.targetDays}
            markedId={markedId}
            onMark={(id) => {
              mark(id, 'pointer');
              if (id !== null) acts.scrollTo(id);
            }}
            onChoose={acts.focusRow}
          />
        </Suspense>
      )}
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </Tabs>
  );
}

interface FirstRowFocusProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly hasRows: boolean;
}

/** The keys work from the first row on, unless the focus has already moved elsewhere. */
function FirstRowFocus({ box, hasRows }: FirstRowFocusProps) {
  useEffect(() => {
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.matches('h2[tabindex="-1"]') === true;
    if (hasRows && isWaiting) box.current?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  }, [box, hasRows]);
  return null;
}
