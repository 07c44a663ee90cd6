import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { projectPath, routes } from '../lib/routes.ts';
import { useOpenProjectId } from './use-open-project.ts';

/** Link to the page about the API for programs. */
export function ApiLink() {
  const { t } = useTranslation();
  return <Link to={projectPath(routes.apiDocs, useOpenProjectId())}>{t('apiDocs.link')}</Link>;
}
