import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TourButton } from '../../../session/tour/tour-button.tsx';
import { useSample } from '../../../session/tour/use-sample.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { NewProjectButton } from './new-project-button.tsx';
import classes from './projects.module.css';

/** The first actions for a user without a project. */
export function FirstVisit() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('home.first.title')} hint={t('editor.emptyOwnHint')}>
      <div className={classes.firstSteps}>
        <NewProjectButton />
        <SampleButton />
        <TourButton />
      </div>
    </EmptyState>
  );
}

function SampleButton() {
  const { t } = useTranslation();
  const { create, isCreating } = useSample(() => undefined);
  return (
    <Button variant="default" loading={isCreating} onClick={create}>
      {t('home.first.sample')}
    </Button>
  );
}
