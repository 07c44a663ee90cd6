import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './auth-card.module.css';
import { CODE_LENGTH, type Digits, type Entry, enterDigits, eraseDigit, newCharacters } from './digit-code.ts';

interface DigitBoxesProps {
  readonly digits: Digits;
  readonly onChange: (digits: Digits) => void;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  /** Changes when the boxes are reset, which focuses the first. */
  readonly round: number;
}

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

export function DigitBoxes({ digits, onChange, isInvalid, describedBy, round }: DigitBoxesProps) {
  const { t } = useTranslation();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focusBox = (index: number) => boxes.current[Math.min(Math.max(index, 0), CODE_LENGTH - 1)]?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round clears the boxes
  useEffect(() => boxes.current[0]?.focus(), [round]);
  const applyEntry = ({ digits: next, focus }: Entry) => {
    onChange(next);
    focusBox(focus);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace') applyEntry(eraseDigit(digits, index));
    else if (event.key === 'ArrowLeft') focusBox(index - 1);
    else if (event.key === 'ArrowRight') focusBox(index + 1);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    applyEntry(enterDigits(digits, index, event.clipboardData.getData('text')));
  };
  return (
    <fieldset className={classes.digits} aria-describedby={describedBy}>
      <legend>{t('accounts.twoFactor.boxes')}</legend>
      {keys.map((key, index) => (
        <input
          key={key}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          aria-label={t('accounts.twoFactor.digit', { position: index + 1 })}
          aria-invalid={isInvalid}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          value={digits[index] ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={(event) => onPaste(event, index)}
          onChange={(event) =>
            applyEntry(enterDigits(digits, index, newCharacters(digits[index] ?? '', event.currentTarget.value)))
          }
        />
      ))}
    </fieldset>
  );
}
