import { Button } from '@mantine/core';
import type { DistrictAdmin } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import classes from '../admin.module.css';
import { DistrictEdit } from './district-edit.tsx';
import { useDistrictChanges } from './use-district-changes.ts';

/** A table row, read-only or edited in place. */
export function DistrictRow({ row }: { readonly row: DistrictAdmin }) {
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <DistrictEdit row={row} onClose={() => setEdited(false)} />;
  return <DistrictView row={row} onEdit={() => setEdited(true)} />;
}

function DistrictView({ row, onEdit }: { readonly row: DistrictAdmin; readonly onEdit: () => void }) {
  const { t } = useTranslation();
  const district = nameDistrict(t, row.district);
  const { sendLink } = useDistrictChanges(row, () => undefined);
  const hasAccount = row.userId !== null;
  return (
    <tr>
      <th scope="row">{district}</th>
      {hasAccount ? (
        <>
          <td>{row.username}</td>
          <td>{row.firstName}</td>
          <td>{row.lastName}</td>
          <td>{row.email}</td>
          <td>{row.phone}</td>
          <td className={classes.none}>{t(row.hasOpenLink ? 'admin.district.linkOpen' : 'admin.district.hidden')}</td>
        </>
      ) : (
        <td colSpan={6} className={classes.none}>
          {t('admin.district.notSetUp')}
        </td>
      )}
      <td>
        <span className={classes.buttons}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t(hasAccount ? 'admin.district.editNamed' : 'admin.district.setUpNamed', { district })}
            onClick={onEdit}
          >
            {t(hasAccount ? 'admin.edit' : 'admin.district.setUp')}
          </Button>
          {hasAccount && (
            <Button
              size="compact-xs"
              variant="default"
              loading={sendLink.isPending}
              aria-label={t('admin.district.sendNamed', { district })}
              onClick={() => sendLink.mutate()}
            >
              {t('admin.district.send')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
