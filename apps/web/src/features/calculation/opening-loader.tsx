import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOpenProject, useResults } from '../../session/use-open-project.ts';
import classes from './opening-loader.module.css';

/** Over the map of a calculated project while its levels are loading (PROJ-18). */
export function OpeningLoader() {
  const { t } = useTranslation();
  const isCalculated = useOpenProject().data?.isCalculated === true;
  const { isLoading } = useResults();
  if (!isCalculated || !isLoading) return null;
  return (
    <div className={classes.loader} role="status">
      <Loader size={14} aria-hidden />
      {t('runLog.loadingLevels')}
    </div>
  );
}
