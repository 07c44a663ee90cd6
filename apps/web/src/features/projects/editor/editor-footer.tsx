import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import { stepIndex } from '../information/information.ts';
import classes from './editor.module.css';
import type { ProjectEditing } from './use-project-editing.ts';

interface EditorFooterProps {
  readonly editing: ProjectEditing;
  readonly isReadonly: boolean;
  readonly isNew: boolean;
}

/**
 * Next saves and moves on, Save saves and stays, Save and Finish saves and closes (Q72). Next is the primary button on
 * every tab; after the schedule it opens the equipment (PROJ-73).
 */
export function EditorFooter({ editing, isReadonly, isNew }: EditorFooterProps) {
  const { t } = useTranslation();
  const { isDirty, index, setIndex, saving, save, next } = editing;
  const { isFinishing = false, isAdvancing = false } = saving.variables ?? {};
  return (
    <div className={classes.buttons}>
      <Button variant="default" disabled={index === 0} onClick={() => setIndex(stepIndex(index, -1))}>
        {t('editor.back')}
      </Button>
      <Button
        variant={isReadonly ? 'default' : 'filled'}
        disabled={(isReadonly && index >= 2) || (saving.isPending && !isAdvancing)}
        loading={saving.isPending && isAdvancing}
        onClick={next}
      >
        {t('editor.next')}
      </Button>
      <div className={classes.space} />
      {!isReadonly && (
        <>
          <SteadyButton
            variant="default"
            isOff={(!isNew && !isDirty) || (saving.isPending && (isFinishing || isAdvancing))}
            loading={saving.isPending && !isFinishing && !isAdvancing}
            onClick={() => save(false)}
          >
            {t('editor.save')}
          </SteadyButton>
          <Button
            variant="default"
            disabled={saving.isPending && !isFinishing}
            loading={saving.isPending && isFinishing}
            onClick={() => save(true)}
          >
            {t('editor.saveAndFinish')}
          </Button>
        </>
      )}
    </div>
  );
}
