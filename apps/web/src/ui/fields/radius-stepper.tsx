import { ActionIcon, TextInput } from '@mantine/core';
import { MAX_RADIUS_METRES, stepRadius } from '@quietsite/domain';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptRadius, clampRadius, isInvalidRadius, readRadius } from '../../lib/radius.ts';
import classes from './radius-stepper.module.css';

interface RadiusStepperProps {
  readonly id?: string;
  /** For a field without a visible label, which then also reports a missing radius itself. */
  readonly label?: string;
  readonly metres: number;
  readonly isReadOnly: boolean;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  /** Shown after the number, if given. */
  readonly unit?: string;
  readonly onChange: (metres: number) => void;
}

/**
 * Typed freely, applied and clamped on leaving; the buttons step by 50 and stop at the ends (PROJ-42, PROJ-43, Q69).
 * Input that is not a number is reverted with a message.
 */
export function RadiusStepper(props: RadiusStepperProps) {
  const { id, label, metres, isReadOnly, isRequired = false, isInvalid = false, unit, onChange } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isClamped, setClamped] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const current = typed === null ? clampRadius(metres) : acceptRadius(typed, metres);
  const change = (next: number) => {
    setClamped(typed !== null && readRadius(typed) > MAX_RADIUS_METRES);
    setRefused(false);
    setTyped(null);
    onChange(next);
  };
  const apply = () => {
    if (typed === null) return;
    change(current);
    setRefused(isInvalidRadius(typed));
  };
  const step = (direction: 1 | -1) => {
    const next = stepRadius(current, direction);
    change(next);
    // The button is disabled at the end of the range and would lose the focus.
    if (next === 0 || next === MAX_RADIUS_METRES) input.current?.focus();
  };
  const isWrong = isRefused ? !isInvalid : label && metres < 1;
  const error = isWrong ? t('editor.radiusInvalid') : null;
  const hint = label && isClamped && metres === MAX_RADIUS_METRES ? t('editor.radiusHint') : null;
  const button = (direction: 1 | -1, end: number) => (
    <ActionIcon
      size={30}
      variant="default"
      aria-label={t(direction === 1 ? 'editor.radiusPlus' : 'editor.radiusMinus')}
      disabled={isReadOnly || current === end}
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
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefused(false);
          }}
          onBlur={apply}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
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
