import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findTyped, moveInTree, type TreeMove } from './activity-keys.ts';
import { ActivityLine } from './activity-line.tsx';
import { activityKey, listTreeLines } from './activity-lines.ts';
import classes from './activity-tree.module.css';
import { listActivities, type ZoneNode } from './programme-tree.ts';

interface ActivityTreeProps {
  readonly tree: readonly ZoneNode[];
  readonly selectedId: number;
  readonly onSelect: (taskId: number) => void;
}

/** Letters typed within this time belong together. */
const TYPING_MILLISECONDS = 700;

/** Zone, construction work, activity with their marks; one stop of the Tab key, arrows and letters inside. */
export const ActivityTree = memo(function ActivityTree({ tree, selectedId, onSelect }: ActivityTreeProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [isOnlyUnfinished, setOnlyUnfinished] = useState(false);
  const activities = useMemo(() => listActivities(tree), [tree]);
  const done = activities.filter(({ isComplete }) => isComplete).length;
  return (
    <div className={classes.side}>
      <div className={classes.tools}>
        <TextInput
          aria-label={t('equipment.treeFilter')}
          placeholder={t('equipment.treeFilter')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className={classes.filter}>
          <Checkbox
            size="xs"
            label={t('equipment.onlyUnfinished')}
            checked={isOnlyUnfinished}
            onChange={(event) => setOnlyUnfinished(event.currentTarget.checked)}
          />
          <span title={t('equipment.finishedOf', { done, count: activities.length })}>
            {t('equipment.finishedShort', { done, count: activities.length })}
          </span>
        </div>
      </div>
      <TreeView
        tree={tree}
        search={useDeferredValue(search)}
        isOnlyUnfinished={isOnlyUnfinished}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </div>
  );
});

interface TreeViewProps extends ActivityTreeProps {
  readonly search: string;
  readonly isOnlyUnfinished: boolean;
}

function TreeView({ tree, search, isOnlyUnfinished, selectedId, onSelect }: TreeViewProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [closedKeys, setClosedKeys] = useState<ReadonlySet<string>>(new Set());
  const [focusedKey, setFocusedKey] = useState(activityKey(selectedId));
  const typed = useRef({ text: '', at: 0 });
  const lines = useMemo(
    () => listTreeLines(tree, { closedKeys, search, isOnlyUnfinished }),
    [tree, closedKeys, search, isOnlyUnfinished],
  );
  const find = (key: string) => box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  // Whoever filters or closes away the line that had the stop gets it on the chosen activity or the first line.
  const stop = [focusedKey, activityKey(selectedId)].find((key) => lines.some((line) => line.key === key));
  const stopKey = stop ?? lines[0]?.key ?? null;
  useEffect(() => {
    box.current?.querySelector(`[data-key="${activityKey(selectedId)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  const toggle = useCallback(
    (key: string) =>
      setClosedKeys((now) => new Set(now.has(key) ? [...now].filter((other) => other !== key) : [...now, key])),
    [],
  );
  const act = (move: TreeMove) => {
    if (move.kind === 'choose') onSelect(move.taskId);
    else if (move.kind === 'toggle') toggle(move.key);
    else find(move.key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveInTree(lines, stopKey, event.key) ?? moveByLetter(event.key);
    if (!move) return;
    event.preventDefault();
    act(move);
  };
  const moveByLetter = (pressed: string): TreeMove | null => {
    if (pressed.length !== 1 || pressed === ' ') return null;
    const now = performance.now();
    const text = now - typed.current.at < TYPING_MILLISECONDS ? typed.current.text + pressed : pressed;
    typed.current = { text, at: now };
    const key = findTyped(lines, stopKey, text);
    return key === null ? null : { kind: 'go', key };
  };
  return (
    <div
      ref={box}
      className={classes.tree}
      role="tree"
      aria-label={t('equipment.tree')}
      tabIndex={lines.length === 0 ? 0 : -1}
      onKeyDown={onKeyDown}
    >
      {lines.map((line) => (
        <ActivityLine
          key={line.key}
          line={line}
          isSelected={line.activity?.task.id === selectedId}
          isStop={line.key === stopKey}
          onAct={line.activity ? onSelect : toggle}
          onFocus={setFocusedKey}
        />
      ))}
      {lines.length === 0 && <p className={classes.none}>{t('equipment.noMatch')}</p>}
    </div>
  );
}
