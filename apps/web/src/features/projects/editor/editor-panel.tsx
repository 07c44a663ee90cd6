import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { BottomPanel } from '../../../ui/panels/bottom-panel.tsx';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import { readActiveIndex } from '../information/information.ts';
import classes from './editor.module.css';
import { EditorTabList } from './editor-tabs.tsx';
import type { ProjectEditing } from './use-project-editing.ts';

const WIDTH = 480;
/** A table with a chart needs more room than a table alone. */
const HEIGHT_SHARE = 0.6;

interface EditorPanelProps {
  readonly editing: ProjectEditing;
  readonly isReadonly: boolean;
  readonly title: string;
  readonly isHidden: boolean;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Forms are on the right, the schedule table at the bottom. Title, tabs and buttons are the same. */
export function EditorPanel({ editing, isReadonly, title, isHidden, footer, children }: EditorPanelProps) {
  const { index, setIndex, close } = editing;
  const isTable = index === 2;
  const root = useRef<HTMLDivElement>(null);
  const wasInTabs = useRef(false);
  // The tab list moves to another panel when the tab changes, so a focused tab is focused again there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the panel changes
  useEffect(() => {
    if (wasInTabs.current) root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    wasInTabs.current = false;
  }, [isTable]);
  const list = <EditorTabList editing={editing} isReadonly={isReadonly} isInHead={isTable} />;
  return (
    <Tabs
      ref={root}
      className={classes.editor ?? ''}
      value={String(index)}
      onChange={(value) => {
        wasInTabs.current = document.activeElement?.getAttribute('role') === 'tab';
        setIndex(readActiveIndex(value));
      }}
      keepMounted={false}
    >
      {isTable ? (
        <BottomPanel title={title} note={list} share={HEIGHT_SHARE} onClose={close} footer={footer}>
          {children}
        </BottomPanel>
      ) : (
        <SidePanel title={title} width={WIDTH} isHidden={isHidden} onClose={close} footer={footer}>
          <div className={classes.tabs}>
            {list}
            {children}
          </div>
        </SidePanel>
      )}
    </Tabs>
  );
}
