import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../ui/states.tsx';
import classes from '../admin.module.css';
import { districtAdminsQuery } from '../admin-calls.ts';
import { districtFields } from './district-form.ts';
import { DistrictRow } from './district-row.tsx';

/** One row per district. Missing accounts are set up here (ADMIN-07, Q57). */
export function DistrictAdminsTab() {
  const { t } = useTranslation();
  const districts = useQuery(districtAdminsQuery);
  if (!districts.data) return <QueryState query={districts} />;
  return (
    <>
      <p className={classes.hint}>{t('admin.district.hint')}</p>
      <table className={classes.table} aria-label={t('admin.district.table')}>
        <thead>
          <tr>
            <th scope="col" data-column="district">
              {t('admin.district.district')}
            </th>
            {districtFields.map((field) => (
              <th key={field} scope="col" data-column={field}>
                {t(`admin.district.${field}`)}
              </th>
            ))}
            <th scope="col" data-column="actions">
              {t('admin.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {districts.data.map((row) => (
            <DistrictRow key={`${row.district} ${row.userId}`} row={row} rows={districts.data} />
          ))}
        </tbody>
      </table>
    </>
  );
}
