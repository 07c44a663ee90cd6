import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeSearchOpen } from '../../session/shown-place.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { PlaceChoice } from './place-choice.tsx';
import classes from './place-list.module.css';
import { PlaceNotes } from './place-notes.tsx';
import type { PlaceOption } from './place-options.ts';
import { usePlaceSearch } from './use-place-search.ts';
import { useShowPlace } from './use-show-place.ts';

interface PlaceListProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Reports which option Enter chooses; null if there is none. */
  readonly onActive: (optionId: string | null) => void;
}

const NO_OPTIONS: readonly PlaceOption[] = [];

/** The places found, below the search field. */
export function PlaceList({ id, field, text, onActive }: PlaceListProps) {
  const { t } = useTranslation();
  const state = usePlaceSearch(text);
  const show = useShowPlace();
  const options = 'options' in state ? state.options : NO_OPTIONS;
  const choose = (option: PlaceOption) => {
    placeSearchOpen.set(false);
    show(option);
  };
  const isFresh = state.kind === 'found';
  const active = useActiveOption(text, isFresh ? options.length : 0);
  const enter = useEnter(text, isFresh ? (options[active.index] ?? null) : undefined, choose);
  useListKeys(field, { move: active.move, enter });
  const activeId = isFresh && options.length > 0 ? optionId(id, active.index) : null;
  useEffect(() => onActive(activeId), [activeId, onActive]);
  useEffect(() => () => onActive(null), [onActive]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the field
    <div className={classes.list} data-stale={!isFresh || undefined} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('placeSearch.list')} hidden={options.length === 0}>
        {options.map((option, index) => (
          <PlaceChoice
            key={`${option.kind} ${option.place.name} ${option.place.position.join()}`}
            id={optionId(id, index)}
            option={option}
            isActive={isFresh && index === active.index}
            onPoint={() => active.set(index)}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      <PlaceNotes state={state} text={text.trim()} />
    </div>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The first option is active until another is chosen with the arrow keys or the pointer. */
function useActiveOption(text: string, count: number) {
  const [chosen, setChosen] = useState({ text, index: 0 });
  const index = chosen.text === text ? Math.min(chosen.index, Math.max(0, count - 1)) : 0;
  const set = (next: number) => setChosen({ text, index: next });
  return { index, set, move: (step: 1 | -1) => count > 0 && set((index + step + count) % count) };
}

/**
 * Enter chooses the active option. If pressed before the response (`undefined`), it waits for the results of the same
 * text.
 */
function useEnter(text: string, active: PlaceOption | null | undefined, choose: (option: PlaceOption) => void) {
  const [awaitedText, setAwaitedText] = useState<string | null>(null);
  const latest = useLatestRef(choose);
  useEffect(() => {
    if (awaitedText === text && active) latest.current(active);
  }, [awaitedText, text, active, latest]);
  return () => {
    if (active === undefined) setAwaitedText(text);
    else if (active) choose(active);
  };
}

interface ListKeys {
  readonly move: (step: 1 | -1) => void;
  readonly enter: () => void;
}

/** Arrow keys and Enter in the field. */
function useListKeys(field: RefObject<HTMLInputElement | null>, keys: ListKeys): void {
  const latest = useLatestRef(keys);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { move, enter } = latest.current;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter') enter();
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [field, latest]);
}
