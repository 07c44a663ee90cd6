import { GROUND_LEVEL_RANGE, PLANT_HEIGHT_RANGE, type UntypedGround, USUAL_PLANT_METRES } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatMetres } from '../../../lib/format.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { NumberCell, readWithin } from '../../../ui/fields/number-cell.tsx';
import tables from '../zone-table.module.css';
import classes from './screening.module.css';
import type { Screening } from './use-screening.ts';

const readGround = readWithin(GROUND_LEVEL_RANGE);
const readPlant = readWithin(PLANT_HEIGHT_RANGE);
const format = (value: number | null) => (value === null ? '' : String(value));

const UNKNOWN: UntypedGround = { range: null, origin: 'unknown', structures: 0 };

/** One figure, or on sloping ground the lowest and the highest. */
function showRange(range: UntypedGround['range']): string {
  if (range === null) return '-';
  const [lowest, highest] = range.map(formatMetres);
  return lowest === highest ? `${lowest}` : `${lowest}–${highest}`;
}

/** Ground level and plant height of each zone, with their origin (M-101). */
export function ZoneLevels({ screening }: { readonly screening: Screening }) {
  const { t } = useTranslation();
  const { settings, isLocked, typeZone, projectMap, facts } = screening;
  const rows = projectMap.data?.zones ?? [];
  return (
    <section aria-label={t('screening.zones')}>
      <h3 className={classes.title}>
        {t('screening.zones')} <ClauseLink code="M-101" />
      </h3>
      <table className={`${tables.table} ${classes.zones}`}>
        <thead>
          <tr>
            <th scope="col">{t('screening.zone')}</th>
            <th scope="col" className={tables.number}>
              {t('screening.ground')}
            </th>
            <th scope="col">{t('screening.origin')}</th>
            <th scope="col" className={tables.number}>
              {t('screening.plant')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name }) => {
            const untyped = facts?.grounds.get(id) ?? UNKNOWN;
            const typed = settings.zones.find(({ zoneId }) => zoneId === id);
            const ground = typed?.groundLevel ?? null;
            return (
              <tr key={id}>
                <td>{name}</td>
                <td className={tables.number}>
                  <NumberCell
                    label={t('screening.groundOf', { name })}
                    text={format(ground)}
                    placeholder={showRange(untyped.range)}
                    isDisabled={isLocked}
                    errorText={t('screening.groundRange', GROUND_LEVEL_RANGE)}
                    read={readGround}
                    onApply={(groundLevel) => typeZone(id, { groundLevel })}
                  />
                </td>
                <td>
                  {ground === null
                    ? t(`screening.grounds.${untyped.origin}`, { count: untyped.structures })
                    : t('screening.grounds.typed')}
                </td>
                <td className={tables.number}>
                  <NumberCell
                    label={t('screening.plantOf', { name })}
                    text={format(typed?.plantHeight ?? null)}
                    placeholder={USUAL_PLANT_METRES.toFixed(1)}
                    isDisabled={isLocked}
                    errorText={t('screening.plantRange', PLANT_HEIGHT_RANGE)}
                    read={readPlant}
                    onApply={(plantHeight) => typeZone(id, { plantHeight })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
