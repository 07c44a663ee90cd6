import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppMenu } from '../../ui/app-menu.tsx';

interface CoordinatesMenuProps {
  readonly isOff: boolean;
  readonly onChoose: (kind: 'zones' | 'line' | 'front') => void;
}

/** The shapes that can be typed instead of drawn. */
export function CoordinatesMenu({ isOff, onChoose }: CoordinatesMenuProps) {
  const { t } = useTranslation();
  return (
    <AppMenu
      side="end"
      target={
        <Button variant="default" disabled={isOff}>
          {t('site.coordinates')}
        </Button>
      }
    >
      <Menu.Item data-autofocus onClick={() => onChoose('zones')}>
        {t('site.zoneByCoordinates')}
      </Menu.Item>
      <Menu.Item onClick={() => onChoose('line')}>{t('site.cutByCoordinates')}</Menu.Item>
      <Menu.Item onClick={() => onChoose('front')}>{t('site.front.byCoordinates')}</Menu.Item>
    </AppMenu>
  );
}
