import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../ui/escape-stack.ts';

interface CoordinatesMenuProps {
  readonly isOff: boolean;
  readonly onChoose: (kind: 'zones' | 'line') => void;
}

/** What can be typed instead of drawn. */
export function CoordinatesMenu({ isOff, onChoose }: CoordinatesMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen, { onEscape: () => setOpen(false), isModal: false });
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      closeOnEscape={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      shadow="md"
    >
      <Menu.Target>
        <Button variant="default" disabled={isOff}>
          {t('site.coordinates')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item data-autofocus onClick={() => onChoose('zones')}>
          {t('site.zoneByCoordinates')}
        </Menu.Item>
        <Menu.Item onClick={() => onChoose('line')}>{t('site.cutByCoordinates')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
