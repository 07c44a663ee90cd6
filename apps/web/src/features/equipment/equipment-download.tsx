import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppMenu } from '../../ui/app-menu.tsx';

interface EquipmentDownloadProps {
  readonly projectId: number;
  readonly taskId: number;
}

/** The template to fill in (EQUIP-21), or the activity's existing rows, to be edited and imported again. */
export function EquipmentDownload({ projectId, taskId }: EquipmentDownloadProps) {
  const { t } = useTranslation();
  const path = `/api/projects/${projectId}/equipment/template.csv`;
  return (
    <AppMenu
      side="start"
      target={
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('equipment.csv.download')}
        </Button>
      }
    >
      <Menu.Item component="a" href={path} download data-autofocus>
        {t('equipment.csv.template')}
      </Menu.Item>
      <Menu.Item component="a" href={`${path}?taskId=${taskId}`} download>
        {t('equipment.csv.export')}
      </Menu.Item>
    </AppMenu>
  );
}
