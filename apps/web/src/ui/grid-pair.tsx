import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../lib/format.ts';
import { EntryError } from './fields/entry-error.tsx';
import classes from './grid-pair.module.css';
import { findPositionProblem, readGrid } from './grid-position.ts';

interface GridPairProps {
  /** Name of the point, used in the labels of its two fields. */
  readonly name: string;
  /** Null if there is no point yet. */
  readonly position: Hk80Point | null;
  /** A position of the same shape, for a point that does not exist yet. */
  readonly near?: Hk80Point | null;
  readonly isDisabled?: boolean;
  readonly onApply: (position: Hk80Point) => void;
}

interface Typed {
  readonly easting: string;
  readonly northing: string;
}

/**
 * Typed Easting and Northing of one point. Both are applied together, with Enter or on leaving the pair; Escape reverts
 * the typing.
 */
export function GridPair({ name, position, near = null, isDisabled = false, onApply }: GridPairProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A doubtful value typed a second time is accepted. */
  const [doubted, setDoubted] = useState<Hk80Point | null>(null);
  const errorId = useId();
  const shown = typed ?? toText(position);
  const type = (next: Typed | null) => {
    setTyped(next);
    setRefusal(null);
  };
  const apply = () => {
    if (typed === null) return;
    type(null);
    const [easting, northing] = [readGrid(typed.easting), readGrid(typed.northing)];
    const stored = toText(position);
    if (typed.easting === stored.easting && typed.northing === stored.northing) return;
    if (easting === null || northing === null) return setRefusal(t('siteDetail.notGrid'));
    const entered = hk80(easting, northing);
    const problem = findPositionProblem(entered, position ?? near);
    const isConfirmed = problem === 'doubtful' && doubted?.[0] === easting && doubted[1] === northing;
    setDoubted(entered);
    if (problem && !isConfirmed) setRefusal(t(`site.place.${problem}`));
    else onApply(entered);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape' && typed !== null) type(null);
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) apply();
  };
  const field = (axis: keyof Typed) => (
    <input
      className={classes.field}
      inputMode="decimal"
      aria-label={t(`siteDetail.${axis}Of`, { name })}
      aria-invalid={readGrid(shown[axis]) === null && shown[axis] !== '' ? true : undefined}
      aria-describedby={refusal ? errorId : undefined}
      disabled={isDisabled}
      value={shown[axis]}
      onChange={(event) => type({ ...shown, [axis]: event.currentTarget.value })}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the two fields inside handle the keys
    <span className={classes.pair} onKeyDown={onKeyDown} onBlur={onBlur}>
      {field('easting')}
      {field('northing')}
      {refusal && <EntryError id={errorId} text={refusal} />}
    </span>
  );
}

function toText(position: Hk80Point | null): Typed {
  if (position === null) return { easting: '', northing: '' };
  return { easting: formatGrid(position[0]), northing: formatGrid(position[1]) };
}
