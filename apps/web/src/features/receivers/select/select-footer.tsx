import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PartNotes } from '../../../project/save/part-notes.tsx';
import foot from '../../../ui/panels/foot.module.css';
import { SteadyButton } from '../../../ui/steady-button.tsx';
import type { Select } from './use-select.ts';

interface SelectFooterProps {
  readonly select: Select;
  readonly onClose: () => void;
}

export function SelectFooter({ select, onClose }: SelectFooterProps) {
  const { t } = useTranslation();
  const { draft, saving, isReadonly, edited } = select;
  const canSave = draft?.isDirty === true && edited === null;
  return (
    <div className={foot.foot}>
      <PartNotes draft={draft} isReadonly={isReadonly} saving={saving} failureTitle={t('select.notSaved')} />
      <div className={foot.buttons}>
        <div className={foot.space} />
        {!isReadonly && (
          <SteadyButton isOff={!canSave} loading={saving.isPending} onClick={saving.save}>
            {t('select.save')}
          </SteadyButton>
        )}
        <Button variant="default" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </div>
  );
}
