import { ActionIcon, Anchor } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { findRejection } from '../../session/submissions.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import classes from './review.module.css';
import { useReview } from './use-review.ts';

/** Why the project was returned, shown wherever its team works on it (Q36). */
export function RejectionNote({ onClose }: { readonly onClose?: () => void }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const project = useOpenProject().data;
  const review = useReview().data;
  if (project?.status !== 'Rejected') return null;
  const reason = review && findRejection(review, project.id)?.reason;
  return (
    <p className={classes.rejection} role="status">
      <IconAlertTriangle size={16} aria-hidden />
      <span>{reason ? t('review.banner.text', { reason }) : t('review.banner.more')}</span>
      <Anchor component="button" type="button" inherit onClick={() => navigate(routes.review)}>
        {t('review.banner.open')}
      </Anchor>
      {onClose && (
        <ActionIcon color="signal" aria-label={t('review.banner.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </p>
  );
}

/** Over the map. The report wizard and the review show their own note. Once closed, it stays hidden until a reload. */
export function RejectionBanner() {
  const { pathname } = useLocation();
  const project = useOpenProject().data;
  const review = useReview().data;
  const [closed, setClosed] = useState('');
  if (pathname === routes.report || pathname === routes.review || pathname === routes.projects) return null;
  const shown = `${project?.id} ${project && review && findRejection(review, project.id)?.id}`;
  if (shown === closed) return null;
  return (
    <div className={classes.banner}>
      <RejectionNote onClose={() => setClosed(shown)} />
    </div>
  );
}
