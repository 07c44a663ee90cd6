import { Button } from '@mantine/core';
import { canCreateProject } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../../lib/routes.ts';
import { useDraft } from '../../../project/draft/use-draft.ts';
import { useSession } from '../../../session/use-session.ts';
import { informationSource, NEW_PROJECT } from '../information/information-part.ts';
import classes from '../list/projects.module.css';

/** Offers to restore a new project that was typed before a reload (Q22). */
export function DraftOffer() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useSession().data?.user;
  const draft = useDraft(informationSource, NEW_PROJECT, null);
  if (!draft?.isDirty || !user || !canCreateProject(user)) return null;
  const title = draft.value.title.trim();
  return (
    <div className={classes.draft} role="status">
      <p>{title === '' ? t('editor.draftUntitled') : t('editor.draft', { title })}</p>
      <Button variant="default" onClick={draft.discard}>
        {t('editor.discardDraft')}
      </Button>
      <Button onClick={() => void navigate(routes.editProject)}>{t('editor.resumeDraft')}</Button>
    </div>
  );
}
