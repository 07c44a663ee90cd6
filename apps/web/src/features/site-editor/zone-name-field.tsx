import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { renameByField } from './site-steps.ts';
import { useSiteTools } from './site-tools.tsx';
import type { SiteEditing } from './use-site-editing.ts';

/** After an upload of zones: the field of the file used for their names (SITE-04, Q67). */
export function ZoneNameField({ editing }: { readonly editing: SiteEditing }) {
  const { t } = useTranslation();
  const { named, setNamed } = useSiteTools();
  const { site, change } = editing;
  const isStillDrawn = named?.shapes.some(({ outline }) => site.zones.some((zone) => zone.outline === outline));
  if (!named || !isStillDrawn) return null;
  const choose = (field: string | null) => {
    const next = { ...named, field: field === '' ? null : field };
    setNamed(next);
    change(renameByField(site, next));
  };
  return (
    <Select
      size="xs"
      w={170}
      aria-label={t('site.tools.nameField')}
      allowDeselect={false}
      value={named.field ?? ''}
      onChange={choose}
      comboboxProps={{ withinPortal: true, position: 'top' }}
      data={[
        { value: '', label: t('site.tools.numbered') },
        ...named.fields.map((field) => ({ value: field, label: field })),
      ]}
    />
  );
}
