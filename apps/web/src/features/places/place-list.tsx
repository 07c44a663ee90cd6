import { VisuallyHidden } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeSearchOpen } from '../../session/shown-place.ts';
import { FailureState } from '../../ui/states.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { PlaceIcon } from './place-icon.tsx';
import classes from './place-list.module.css';
import type { PlaceOption } from './place-options.ts';
import { type PlaceSearchState, usePlaceSearch } from './use-place-search.ts';
import { useShowPlace } from './use-show-place.ts';
import { useWaiting } from './use-waiting.ts';

interface PlaceListProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Tells which option Enter chooses; null if there is none. */
  readonly onActive: (optionId: string | null) => void;
}

const NO_OPTIONS: readonly PlaceOption[] = [];

/** The places found, below the field of the search. */
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
          <Option
            key={`${option.kind} ${option.place.name} ${option.place.position.join()}`}
            id={optionId(id, index)}
            option={option}
            isActive={isFresh && index === active.index}
            onPoint={() => active.set(index)}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      <Notes state={state} text={text.trim()} />
    </div>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface OptionProps {
  readonly id: string;
  readonly option: PlaceOption;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, option: { kind, place, details }, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and tells which option is active
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      className={classes.option}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
      ref={isActive ? scrollIntoView : undefined}
    >
      <PlaceIcon kind={kind} />
      <span className={classes.text}>
        <strong>{place.name}</strong>
        <small>{details.join(' · ')}</small>
      </span>
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** What to type, what is going on and what to do about it; also told to screen readers. */
function Notes({ state, text }: { readonly state: PlaceSearchState; readonly text: string }) {
  const { t } = useTranslation();
  const waiting = useWaiting(state.kind === 'waiting');
  switch (state.kind) {
    case 'short':
      return (
        <p className={classes.note} role="status">
          {t('placeSearch.short')}
        </p>
      );
    case 'outside':
      return (
        <p className={classes.note} role="status">
          <strong>{t('placeSearch.outside')}</strong> {t('placeSearch.outsideHint')}
        </p>
      );
    case 'failed':
      return <FailureState title={t('placeSearch.failed')} error={state.error} onRetry={state.retry} />;
    case 'waiting':
      return (
        <div className={classes.waiting} role="status">
          {waiting !== 'short' && state.options.length === 0 && <i className={classes.bones} />}
          {waiting !== 'short' && <span>{t(waiting === 'long' ? 'placeSearch.slow' : 'placeSearch.searching')}</span>}
        </div>
      );
    case 'found':
      return state.options.length > 0 ? (
        <VisuallyHidden role="status">{t('placeSearch.found', { count: state.options.length })}</VisuallyHidden>
      ) : (
        <p className={classes.note} role="status">
          <strong>{t('placeSearch.none', { text })}</strong> {t('placeSearch.noneHint')}
        </p>
      );
  }
}

/** The first option is active until the arrow keys or the pointer choose another. */
function useActiveOption(text: string, count: number) {
  const [chosen, setChosen] = useState({ text, index: 0 });
  const index = chosen.text === text ? Math.min(chosen.index, Math.max(0, count - 1)) : 0;
  const set = (next: number) => setChosen({ text, index: next });
  return { index, set, move: (step: 1 | -1) => count > 0 && set((index + step + count) % count) };
}

/** Enter chooses the active option; pressed before the answer (`undefined`), it waits for that of the same text. */
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
