import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisibleLines } from '../../../ui/sheet/use-visible-lines.ts';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import type { TreeMove } from './activity-keys.ts';
import { ActivityLine } from './activity-line.tsx';
import { activityKey, listTreeLines, TREE_LINE_HEIGHT } from './activity-lines.ts';
import classes from './activity-tree.module.css';
import type { ZoneNode } from './programme-tree.ts';
import { useTreeKeys } from './use-tree-keys.ts';

interface ActivityTreeViewProps {
  readonly tree: readonly ZoneNode[];
  readonly search: string;
  readonly isOnlyUnfinished: boolean;
  readonly selectedId: number;
  readonly onSelect: (taskId: number) => void;
}

/** Up to this many lines are all rendered, so that the browser's own search finds them. */
const MAX_WHOLE = 200;
const HEIGHTS = { line: TREE_LINE_HEIGHT, head: 0 };

/** Renders only the visible lines of a long tree, because a project can have a thousand activities. */
export function ActivityTreeView({ tree, search, isOnlyUnfinished, selectedId, onSelect }: ActivityTreeViewProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [closedKeys, setClosedKeys] = useState<ReadonlySet<string>>(new Set());
  const [focusedKey, setFocusedKey] = useState(activityKey(selectedId));
  const wantsFocus = useRef(false);
  const lines = useMemo(
    () => listTreeLines(tree, { closedKeys, search, isOnlyUnfinished }),
    [tree, closedKeys, search, isOnlyUnfinished],
  );
  const { from, to, updateVisible } = useVisibleLines(box, lines.length, HEIGHTS);
  const places = useMemo(() => new Map(lines.map(({ key }, index) => [key, index])), [lines]);
  // If filtering or collapsing hides the focused line, the tab stop moves to the chosen activity or the first line.
  const stop = places.get(focusedKey) ?? places.get(activityKey(selectedId)) ?? 0;
  const stopKey = lines[stop]?.key ?? null;
  useRevealed(box, places.get(activityKey(selectedId)), selectedId);
  useLayoutEffect(() => {
    if (!wantsFocus.current || stopKey !== focusedKey) return;
    wantsFocus.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [stopKey, focusedKey]);

  const toggle = useCallback(
    (key: string) =>
      setClosedKeys((now) => new Set(now.has(key) ? [...now].filter((other) => other !== key) : [...now, key])),
    [],
  );
  const act = (move: TreeMove) => {
    if (move.kind === 'choose') return onSelect(move.taskId);
    if (move.kind === 'toggle') return toggle(move.key);
    wantsFocus.current = move.key !== focusedKey;
    setFocusedKey(move.key);
  };
  const onKeyDown = useTreeKeys(lines, stopKey, act);
  const shown = lines.length > MAX_WHOLE ? listShown({ from, to, stop, count: lines.length }) : [...lines.keys()];
  return (
    <div
      ref={box}
      className={classes.tree}
      role="tree"
      aria-label={t('equipment.tree')}
      tabIndex={lines.length === 0 ? 0 : -1}
      onKeyDown={onKeyDown}
      onScroll={updateVisible}
    >
      <div role="none" className={classes.lines} style={{ height: lines.length * TREE_LINE_HEIGHT }}>
        {shown.map((index) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <ActivityLine
              key={line.key}
              line={line}
              at={index}
              isSelected={line.activity?.task.id === selectedId}
              isTabStop={index === stop}
              onAct={line.activity ? onSelect : toggle}
              onFocus={setFocusedKey}
            />
          );
        })}
      </div>
      {lines.length === 0 && <p className={classes.none}>{t('equipment.noMatch')}</p>}
    </div>
  );
}

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly stop: number;
  readonly count: number;
}

/** The visible lines plus the focused one, so that scrolling never loses the focus. */
function listShown({ from, to, stop, count }: Shown): number[] {
  const inSight = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  return stop >= count || (stop >= from && stop < to) ? inSight : [...inSight, stop];
}

/** Scrolls to the chosen activity when the choice changes, not when lines above it come and go. */
function useRevealed(box: RefObject<HTMLElement | null>, place: number | undefined, selectedId: number): void {
  const newest = useLatestRef(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    const [element, line] = [box.current, newest.current];
    if (!element || line === undefined) return;
    const [top, bottom] = [line * TREE_LINE_HEIGHT, (line + 1) * TREE_LINE_HEIGHT];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
  }, [box, selectedId]);
}
