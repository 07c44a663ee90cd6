import { Button } from '@mantine/core';
import { canCreateProject } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../../lib/routes.ts';
import { useSession } from '../../../session/use-session.ts';
import classes from '../list/projects.module.css';
import { drafts } from './draft-store.ts';

/** Offers to restore a new project that was typed before a reload (Q22). */
export function DraftOffer() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useSession().data?.user;
  const [isDiscarded, setDiscarded] = useState(false);
  const draft = user && canCreateProject(user) && !isDiscarded ? drafts.find(user.id, null) : null;
  if (!draft) return null;
  const title = draft.information.title.trim();
  const discard = () => {
    drafts.remove(null);
    setDiscarded(true);
  };
  return (
    <div className={classes.draft} role="status">
      <p>{title === '' ? t('editor.draftUntitled') : t('editor.draft', { title })}</p>
      <Button variant="default" onClick={discard}>
        {t('editor.discardDraft')}
      </Button>
      <Button onClick={() => void navigate(routes.editProject)}>{t('editor.resumeDraft')}</Button>
    </div>
  );
}
