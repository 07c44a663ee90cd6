import { type CalculationType, type DrawnZone, isMoving } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { changeZone } from './site-steps.ts';
import type { SiteEditing } from './use-site-editing.ts';
import classes from './zone-table.module.css';

interface ZoneTypeProps {
  readonly zone: DrawnZone;
  readonly index: number;
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
}

/** The contributions of all type A zones are added. Of type B only the nearest counts (SITE-25, SITE-26). */
export function ZoneType({ zone, index, editing, isReadonly }: ZoneTypeProps) {
  const { t } = useTranslation();
  if (zone.front && isMoving(zone.front)) return t('site.front.type');
  if (isReadonly) return zone.calculationType;
  const changeType = (calculationType: CalculationType) =>
    editing.change(changeZone(editing.site, index, { calculationType }));
  return (
    <select
      className={classes.select}
      aria-label={t('site.typeOf', { name: zone.name })}
      aria-describedby="zone-types"
      value={zone.calculationType}
      onChange={(event) => changeType(event.currentTarget.value === 'B' ? 'B' : 'A')}
    >
      <option value="A">A</option>
      <option value="B">B</option>
    </select>
  );
}
