import { useTranslation } from 'react-i18next';
import classes from './buildings/buildings.module.css';
import type { ReceiverKind } from './buildings/buildings-draft.ts';

interface KindSelectProps {
  readonly label: string;
  readonly value: ReceiverKind;
  readonly onChange: (kind: ReceiverKind) => void;
}

/** The kind for a building that is neither residential nor a school (NSR-01). */
export function KindSelect({ label, value, onChange }: KindSelectProps) {
  const { t } = useTranslation();
  return (
    <select
      className={classes.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value === 'education' ? 'education' : 'residential')}
    >
      <option value="residential">{t('receivers.residential')}</option>
      <option value="education">{t('receivers.education')}</option>
    </select>
  );
}
