import { Button, Tabs, VisuallyHidden } from '@mantine/core';
import type { CurrentUser, ReviewDesk } from '@quietsite/contracts';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deskTabs, hasFilters, NO_FILTERS, useDeskAddress } from '../../session/desk/desk-address.ts';
import { EmptyState } from '../../ui/states.tsx';
import { CaseList } from './case-list.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskFoot } from './desk-foot.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import classes from './inbox.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import type { DeskView } from './use-desk-view.ts';

interface DeskProps {
  readonly desk: ReviewDesk;
  readonly user: CurrentUser;
  readonly view: DeskView;
  readonly updatedAt: number;
  /** The last refresh failed. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

/** The cases in tabs, filtered by the address. */
export function Desk({ desk, user, view, updatedAt, isStale, onRetry }: DeskProps) {
  const { change } = useDeskAddress();
  const { cases, counts, decided, box, markedId, mark, acts, isHelpOpen, setHelpOpen } = view;
  const { tab } = view.address;
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
          isOnMap={acts.isOnMap}
          {...{ updatedAt, isStale, onRetry }}
          onHelp={() => setHelpOpen(true)}
        />
        <VisuallyHidden role="status">{acts.message}</VisuallyHidden>
      </Tabs.Panel>
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </Tabs>
  );
}

interface FirstRowFocusProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly hasRows: boolean;
}

/** The shortcuts work from the first row on, unless the focus has already moved elsewhere. */
function FirstRowFocus({ box, hasRows }: FirstRowFocusProps) {
  useEffect(() => {
    if (!hasRows) return;
    // Wait until the title has taken the focus, which happens at the same time if the cases are already known.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const isWaiting = activeElement === document.body || activeElement?.matches('h2[tabindex="-1"]') === true;
      if (isWaiting) box.current?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [box, hasRows]);
  return null;
}

/** Says why the list is empty, with a link to the full list. */
export function NothingHere() {
  const { t } = useTranslation();
  const { address, change } = useDeskAddress();
  if (!hasFilters(address)) return <EmptyState title={t(`inbox.empty.${address.tab}`)} hint={t('inbox.empty.hint')} />;
  const find = address.find.trim();
  const tab = t(`inbox.tab.${address.tab}`);
  return (
    <EmptyState title={find ? t('inbox.empty.find', { find, tab }) : t('inbox.empty.filters', { tab })}>
      <Button variant="default" onClick={() => change(NO_FILTERS)}>
        {t('inbox.filter.clear')}
      </Button>
    </EmptyState>
  );
}
