import { Button } from '@mantine/core';
import type { DistrictAdmin } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import classes from '../admin.module.css';
import { DistrictEdit } from './district-edit.tsx';
import { isLastOfDistrict, nameRow, newOfficer } from './district-form.ts';
import { useDistrictChanges } from './use-district-changes.ts';

interface DistrictRowProps {
  readonly row: DistrictAdmin;
  readonly rows: readonly DistrictAdmin[];
}

/** A table row, read-only or edited in place; a new officer of the same district is entered below it. */
export function DistrictRow({ row, rows }: DistrictRowProps) {
  const [open, setOpen] = useState<'edit' | 'add' | null>(null);
  const close = () => setOpen(null);
  if (open === 'edit') return <DistrictEdit row={row} onClose={close} />;
  return (
    <>
      <DistrictView row={row} rows={rows} onEdit={() => setOpen('edit')} onAdd={() => setOpen('add')} />
      {open === 'add' && <DistrictEdit row={newOfficer(row.district)} isFurther onClose={close} />}
    </>
  );
}

interface DistrictViewProps extends DistrictRowProps {
  readonly onEdit: () => void;
  readonly onAdd: () => void;
}

function DistrictView({ row, rows, onEdit, onAdd }: DistrictViewProps) {
  const { t } = useTranslation();
  const districtName = nameDistrict(t, row.district);
  const district = nameRow(row, rows, districtName);
  const { sendLink } = useDistrictChanges(row, () => undefined);
  const hasAccount = row.userId !== null;
  return (
    <tr>
      <th scope="row">{districtName}</th>
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
          {isLastOfDistrict(row, rows) && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('admin.district.addNamed', { district: districtName })}
              onClick={onAdd}
            >
              {t('admin.district.add')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
