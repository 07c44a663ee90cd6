import { type DrawnZone, MAX_ZONE_NAME_LENGTH, renamedZone } from '@quietsite/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeZone } from './site-steps.ts';
import type { SiteEditing } from './use-site-editing.ts';
import classes from './zone-table.module.css';

interface ZoneNameProps {
  readonly zone: DrawnZone;
  readonly index: number;
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
}

/** A blank name is rejected and the old one kept (SITE-10). */
export function ZoneName({ zone, index, editing, isReadonly }: ZoneNameProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (isReadonly) return zone.name;
  const commit = () => {
    if (typed === null) return;
    setRefused(typed.trim() === '');
    setTyped(null);
    editing.change(changeZone(editing.site, index, { name: renamedZone(zone.name, typed) }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className={classes.name}
        aria-label={t('site.nameOf', { number: index + 1 })}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        maxLength={MAX_ZONE_NAME_LENGTH}
        value={typed ?? zone.name}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
      {isRefused && (
        <p id={id} className={classes.kept} role="alert">
          {t('site.blankName', { name: zone.name })}
        </p>
      )}
    </>
  );
}
