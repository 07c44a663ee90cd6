import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { addDays, type DayString } from '@quietsite/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownDay } from '../../project/preview/use-shown-day.ts';
import type { DerivedLevel } from '../../session/derivation/derivation-address.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import classes from './derivation.module.css';

interface DerivationControlsProps {
  readonly derived: DerivedLevel;
  /** The day the address resolves to, or null while it is unknown. */
  readonly day: DayString | null;
  readonly onChange: (changes: Partial<DerivedLevel>) => void;
  readonly children: ReactNode;
}

/** Run and day of the level shown. */
export function DerivationControls({ derived, day, onChange, children }: DerivationControlsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.controls}>
      <SegmentedControl
        size="xs"
        aria-label={t('derivation.run')}
        value={derived.run}
        onChange={(run) => onChange({ run: run as DerivedLevel['run'] })}
        data={[
          { value: 'unmitigated', label: t('derivation.unmitigated') },
          { value: 'mitigated', label: t('derivation.mitigated') },
        ]}
      />
      <DayControls day={day} onDay={(next) => onChange({ day: next })} />
      {children}
    </div>
  );
}

function DayControls(props: { readonly day: DayString | null; readonly onDay: (day: DerivedLevel['day']) => void }) {
  const { t } = useTranslation();
  const { day, onDay } = props;
  const { firstDay, lastDay } = useShownDay();
  const step = (days: number) => day !== null && onDay(addDays(day, days));
  return (
    <>
      <div className={classes.day}>
        <ActionIcon
          variant="default"
          aria-label={t('derivation.previousDay')}
          disabled={day === null || firstDay === null || day <= firstDay}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <DayField label={t('derivation.day')} {...{ day, firstDay, lastDay, onDay }} />
        <ActionIcon
          variant="default"
          aria-label={t('derivation.nextDay')}
          disabled={day === null || lastDay === null || day >= lastDay}
          onClick={() => step(1)}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </div>
      <Button variant="default" onClick={() => onDay('loudest')}>
        {t('derivation.loudestDay')}
      </Button>
    </>
  );
}
