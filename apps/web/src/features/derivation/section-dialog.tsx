import { Button } from '@mantine/core';
import type { SectionQuestion } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { usePreviewAnswer } from '../../project/preview/use-preview-answer.ts';
import { SectionFigure } from '../../project/screening/section-figure.tsx';
import { useDerivation } from '../../session/derivation/use-derivation.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { EmptyState, LoadingState } from '../../ui/states.tsx';
import classes from './section.module.css';

interface SectionProps {
  readonly question: SectionQuestion;
  readonly zoneName: string;
}

/** Opens the section along the ray that decides whether a receiver sees a zone (M-117). */
export function SectionButton(props: SectionProps) {
  const { t } = useTranslation();
  const { derived, show } = useDerivation();
  if (derived === null) return null;
  const { zoneId, ...level } = derived;
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        className={classes.open ?? ''}
        aria-label={t('derivation.section.openOf', { zone: props.zoneName })}
        onClick={() => show({ ...level, zoneId: props.question.zoneId })}
      >
        {t('derivation.section.open')}
      </Button>
      {zoneId === props.question.zoneId && <SectionDialog {...props} onClose={() => show(level)} />}
    </>
  );
}

/** Pixels; the section was laid out for this width. */
const WIDTH = 720;

function SectionDialog({ question, zoneName, onClose }: SectionProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { value, isPending } = usePreviewAnswer('section', question);
  return (
    <AppModal isOpen title={t('derivation.section.title', { zone: zoneName })} width={WIDTH} onClose={onClose}>
      {value && <SectionFigure section={value} />}
      {!value && (isPending ? <LoadingState /> : <EmptyState title={t('derivation.section.none')} />)}
      <p className={classes.about}>
        {t('derivation.section.about')} <ClauseLink code="M-106" />
      </p>
    </AppModal>
  );
}
