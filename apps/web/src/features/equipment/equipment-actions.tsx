import { Button } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelTag } from '../../ui/panels/panel-head.tsx';
import { SteadyButton } from '../../ui/steady-button.tsx';
import classes from './equipment.module.css';
import type { ActivityNode } from './tree/programme-tree.ts';
import type { EquipmentEditing } from './use-equipment-editing.ts';

/** The current activity and its dates. */
export function Breadcrumb({ activity: { task, zoneName } }: { readonly activity: ActivityNode }) {
  const { t } = useTranslation();
  return (
    <>
      {zoneName} › {task.constructionWork || '-'} › <b>{task.name}</b>{' '}
      <span className={classes.days}>{t('equipment.days', { start: task.start, end: task.end })}</span>
    </>
  );
}

interface SaveActionsProps {
  readonly editing: Pick<EquipmentEditing, 'draft' | 'isDirty' | 'isReadonly' | 'save' | 'saveAndCalculate'> & {
    readonly saving: Pick<EquipmentEditing['saving'], 'isPending'>;
  };
  /** Returns to the report check that the user came from. */
  readonly onBack: (() => void) | null;
}

/**
 * The saved flag, which any edit clears (EQUIP-16), the Save button, and the next step once every activity has
 * equipment. Shows 'Saved' only after the server confirms (U60).
 */
export function SaveActions({ editing, onBack }: SaveActionsProps) {
  const { t } = useTranslation();
  const { draft, isDirty, isReadonly, saving, saveAndCalculate } = editing;
  if (isReadonly) return <PanelTag>{t('equipment.readonlyTag')}</PanelTag>;
  if (!draft) return null;
  const text = saving.isPending ? 'equipment.saving' : isDirty ? 'equipment.unsaved' : 'equipment.saved';
  const Icon = isDirty ? IconPencil : IconCheck;
  const isOff = !isDirty || saving.isPending;
  return (
    <>
      {onBack && (
        <Button variant="default" leftSection={<IconArrowLeft size={15} aria-hidden />} onClick={onBack}>
          {t('equipment.backToReport')}
        </Button>
      )}
      <span className={classes.flag} data-dirty={isDirty || undefined} role="status">
        <Icon size={14} aria-hidden /> {t(text)}
      </span>
      <Button
        className={classes.action ?? ''}
        {...(isOff ? { 'data-disabled': true, 'aria-disabled': true } : {})}
        loading={saving.isPending}
        onClick={() => !isOff && editing.save()}
      >
        {t('equipment.save')}
      </Button>
      {!onBack && saveAndCalculate && (
        <CalculateButton isDirty={isDirty} isOff={saving.isPending} onClick={saveAndCalculate} />
      )}
    </>
  );
}

interface CalculateButtonProps {
  readonly isDirty: boolean;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** For unsaved changes; otherwise Calculate Noise is one press. It stays while it has focus, so that focus is not lost. */
function CalculateButton({ isDirty, isOff, onClick }: CalculateButtonProps) {
  const { t } = useTranslation();
  const [hasFocus, setHasFocus] = useState(false);
  if (!isDirty && !hasFocus) return null;
  return (
    <SteadyButton
      className={`${classes.action} ${classes.next}`}
      variant="default"
      isOff={isOff}
      onClick={onClick}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {t('calculation.saveAndCalculate')}
    </SteadyButton>
  );
}
