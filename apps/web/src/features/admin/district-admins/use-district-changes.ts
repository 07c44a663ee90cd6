import type { DistrictAdmin } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import { useListChange } from '../../../session/use-list-change.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { districtAdminsKey, saveDistrictAdmin, sendPasswordLink } from '../admin-calls.ts';
import type { DistrictValues } from './district-form.ts';

const lists = [districtAdminsKey];

/** The administrator's actions on a district row. */
export function useDistrictChanges(row: DistrictAdmin, onSaved: () => void, isFurther = false) {
  const { t } = useTranslation();
  const district = nameDistrict(t, row.district);
  const save = useListChange<DistrictValues>({
    change: (values) => saveDistrictAdmin(row, values, { isFurther }),
    failureTitle: t('admin.district.notSaved'),
    lists,
    onDone: ({ email, newPassword }) => {
      const isInvited = row.userId === null && newPassword === '';
      showSuccess({
        title: t('admin.district.saved'),
        text: t(isInvited ? 'admin.district.invited' : 'admin.district.savedText', { district, email }),
      });
      onSaved();
    },
  });
  const sendLink = useListChange<void>({
    change: () => sendPasswordLink(row),
    failureTitle: t('admin.district.notSent'),
    lists,
    onDone: () =>
      showSuccess({ title: t('admin.district.sent'), text: t('admin.district.sentText', { email: row.email }) }),
  });
  return { save, sendLink };
}
