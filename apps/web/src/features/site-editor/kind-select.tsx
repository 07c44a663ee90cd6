import { ENTERED_KINDS, type EnteredKind } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import classes from './buildings/buildings.module.css';

interface KindSelectProps<Kind extends string> {
  readonly label: string;
  readonly value: EnteredKind | Kind;
  /** The current kind, if users cannot enter it: unknown. */
  readonly present?: Kind;
  readonly onChange: (kind: EnteredKind) => void;
}

/** The kind of a receiver (M-140). */
export function KindSelect<Kind extends 'other' = never>({ label, value, present, onChange }: KindSelectProps<Kind>) {
  const { t } = useTranslation();
  const kinds = present === undefined ? ENTERED_KINDS : [present, ...ENTERED_KINDS];
  return (
    <select
      className={classes.select}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = ENTERED_KINDS.find((kind) => kind === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`receivers.${kind}`)}
        </option>
      ))}
    </select>
  );
}
