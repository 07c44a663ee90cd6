import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { ConflictDialog } from '../../../project/save/conflict-dialog.tsx';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import { useSavePart } from '../../../project/save/use-save-part.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import classes from '../detail.module.css';
import { unregisteredPart } from './unregistered-draft.ts';

interface UnregisteredFooterProps {
  readonly projectId: number;
  readonly isReadonly: boolean;
}

/** The save button of the fourth tab, and its outcome (PROJ-38). */
export function UnregisteredFooter({ projectId, isReadonly }: UnregisteredFooterProps) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const draft = usePartDraft(unregisteredPart);
  const saving = useSavePart({
    part: unregisteredPart,
    projectId,
    draft,
    // By then the server has reduced the criteria (SITE-22).
    onSaved: () => notify({ title: t('siteDetail.unregistered.title'), text: t('siteDetail.unregistered.finish') }),
  });
  return (
    <div className={classes.foot}>
      <PartNotes
        draft={draft}
        isReadonly={isReadonly}
        saving={saving}
        failureTitle={t('siteDetail.unregistered.notSaved')}
      />
      <div className={classes.buttons}>
        <BackButton />
        <div className={classes.space} />
        {!isReadonly && (
          <SteadyButton isOff={!draft?.isDirty} loading={saving.isPending} onClick={saving.save}>
            {t('siteDetail.unregistered.save')}
          </SteadyButton>
        )}
      </div>
      <ConflictDialog
        conflict={saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('siteDetail.unregistered.what') })}
      />
    </div>
  );
}

/** Returns to the tab it was opened from. Unsaved changes are kept, as when switching tabs. */
function BackButton() {
  const { t } = useTranslation();
  const [, setParameters] = useSearchParams();
  const back = () =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('activeIndex', '1');
        return next;
      },
      { replace: true },
    );
  return (
    <Button variant="default" onClick={back}>
      {t('siteDetail.unregistered.back')}
    </Button>
  );
}
