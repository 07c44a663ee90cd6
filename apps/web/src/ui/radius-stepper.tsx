import { ActionIcon, TextInput } from '@mantine/core';
import { MAX_RADIUS_METRES, stepRadius } from '@quietsite/domain';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clampRadius, readRadius } from '../lib/radius.ts';
import classes from './radius-stepper.module.css';

interface RadiusStepperProps {
  readonly id?: string;
  /** For a field without a label of its own, which then also says itself what is wrong. */
  readonly label?: string;
  readonly metres: number;
  readonly isReadOnly: boolean;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  /** Where no label says it. */
  readonly unit?: string;
  readonly onChange: (metres: number) => void;
}

/** Typed freely, taken and clamped on leaving; the buttons step by 50 and stop at the ends (PROJ-42, PROJ-43, Q69). */
export function RadiusStepper(props: RadiusStepperProps) {
  const { id, label, metres, isReadOnly, isRequired = false, isInvalid = false, unit, onChange } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isClamped, setClamped] = useState(false);
  const present = clampRadius(typed === null ? metres : readRadius(typed));
  const change = (next: number) => {
    setClamped(typed !== null && readRadius(typed) > MAX_RADIUS_METRES);
    setTyped(null);
    onChange(next);
  };
  const step = (direction: 1 | -1) => {
    const next = stepRadius(present, direction);
    change(next);
    // The button that led to the end is disabled there and would drop the focus.
    if (next === 0 || next === MAX_RADIUS_METRES) input.current?.focus();
  };
  const error = label && metres < 1 ? t('editor.radiusInvalid') : null;
  const hint = label && isClamped && metres === MAX_RADIUS_METRES ? t('editor.radiusHint') : null;
  const button = (direction: 1 | -1, end: number) => (
    <ActionIcon
      size={30}
      variant="default"
      aria-label={t(direction === 1 ? 'editor.radiusPlus' : 'editor.radiusMinus')}
      disabled={isReadOnly || present === end}
      onClick={() => step(direction)}
    >
      {direction === 1 ? <IconPlus size={15} aria-hidden /> : <IconMinus size={15} aria-hidden />}
    </ActionIcon>
  );
  return (
    <>
      <div className={classes.radius}>
        {button(-1, 0)}
        <TextInput
          ref={input}
          {...(id ? { id } : {})}
          {...(label ? { 'aria-label': label } : {})}
          inputMode="numeric"
          required={isRequired}
          readOnly={isReadOnly}
          value={typed ?? String(metres)}
          error={isInvalid || error !== null}
          aria-describedby={error === null ? undefined : noteId}
          {...(unit ? { rightSection: <span className={classes.unit}>{unit}</span>, rightSectionWidth: 22 } : {})}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => typed !== null && change(present)}
          onKeyDown={(event) => event.key === 'Enter' && change(present)}
        />
        {button(1, MAX_RADIUS_METRES)}
      </div>
      {error && (
        <p id={noteId} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className={classes.hint} role="status">
          {hint}
        </p>
      )}
    </>
  );
}
