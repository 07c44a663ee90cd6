import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';
import type { SheetChoice } from './sheet-types.ts';
import type { Choices } from './use-choices.ts';

interface ChoiceListProps {
  readonly id: string;
  readonly choices: Pick<Choices, 'offered' | 'at'>;
  readonly onChoose: (choice: SheetChoice) => void;
}

/** Short enough to scan; typing more letters finds the rest. */
const SHOWN_CHOICES = 100;

export function ChoiceList({ id, choices: { offered, at }, onChoose }: ChoiceListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={list} id={id} className={classes.choices} role="listbox" aria-label={t('sheet.choices')} tabIndex={-1}>
      {offered.slice(0, SHOWN_CHOICES).map((choice, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the highlighted option
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes the highlighted option
        <div
          key={choice.value}
          id={`${id}.${index}`}
          className={classes.choice}
          role="option"
          aria-selected={index === at}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </div>
      ))}
    </div>
  );
}
