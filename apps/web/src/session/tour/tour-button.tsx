import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../use-project-navigate.ts';
import { startTour } from './tour.ts';

/** Starts the tour on the map. */
export function TourButton() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const start = () => {
    startTour();
    navigate(routes.home);
  };
  return (
    <Button variant="light" mb="sm" onClick={start}>
      {t('tour.start')}
    </Button>
  );
}
