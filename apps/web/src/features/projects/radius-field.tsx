import { ActionIcon, Input, TextInput } from '@mantine/core';
import { LARGEST_RADIUS_METRES, stepRadius } from '@quietsite/domain';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { clampRadius, readRadius } from './information.ts';

interface RadiusFieldProps {
  readonly id: string;
  readonly metres: number;
  readonly isReadOnly: boolean;
  readonly error: string | null;
  readonly onChange: (metres: number) => void;
}

/** Typed freely and clamped on leaving; the buttons step by 50 and stop at the ends (PROJ-42, PROJ-43, Q69). */
export function RadiusField({ id, metres, isReadOnly, error, onChange }: RadiusFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const present = clampRadius(metres);
  const change = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const step = (direction: 1 | -1) => {
    const next = stepRadius(present, direction);
    change(next);
    // The button that led to the end is disabled there and would drop the focus.
    if (next === 0 || next === LARGEST_RADIUS_METRES) input.current?.focus();
  };
  return (
    <Input.Wrapper
      id={id}
      size="xs"
      label={t('editor.radius')}
      required
      description={t('editor.radiusHint')}
      error={error}
    >
      <div className={classes.radius}>
        <ActionIcon
          size={30}
          variant="default"
          aria-label={t('editor.radiusMinus')}
          disabled={isReadOnly || present === 0}
          onClick={() => step(-1)}
        >
          <IconMinus size={15} aria-hidden />
        </ActionIcon>
        <TextInput
          ref={input}
          id={id}
          inputMode="numeric"
          required
          readOnly={isReadOnly}
          value={typed ?? String(metres)}
          error={error !== null}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange(readRadius(event.currentTarget.value));
          }}
          onBlur={() => change(present)}
        />
        <ActionIcon
          size={30}
          variant="default"
          aria-label={t('editor.radiusPlus')}
          disabled={isReadOnly || present === LARGEST_RADIUS_METRES}
          onClick={() => step(1)}
        >
          <IconPlus size={15} aria-hidden />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  );
}
