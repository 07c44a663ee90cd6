import { Button } from '@mantine/core';
import type { MitigationStage } from '@quietsite/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartNotes } from '../../project/save/part-notes.tsx';
import foot from '../../ui/panels/foot.module.css';
import { SteadyButton } from '../../ui/steady-button.tsx';
import type { Mitigation } from './use-mitigation.ts';

type FooterState = Pick<Mitigation, 'draft' | 'saving' | 'isReadonly' | 'isCalculating' | 'calculate'>;

interface MitigationFooterProps {
  readonly mitigation: FooterState;
  readonly stage: MitigationStage;
  readonly onStage: (stage: MitigationStage) => void;
  /** Temporary content, placed here so that nothing moves when it appears. */
  readonly children?: ReactNode;
}

const BACK_LABELS = { 1: null, 2: 'mitigation.toMethods', 3: 'mitigation.backToEquipment' } as const;
const NEXT_LABELS = { 1: 'mitigation.toEquipment', 2: 'mitigation.toBarriers', 3: null } as const;

/** Navigation between the stages, and the calculation (MITI-24, MITI-25). */
export function MitigationFooter({ mitigation, stage, onStage, children }: MitigationFooterProps) {
  const { t } = useTranslation();
  const { draft, saving, isReadonly, isCalculating, calculate } = mitigation;
  const isBusy = saving.isPending || isCalculating;
  const [back, next] = [BACK_LABELS[stage], NEXT_LABELS[stage]];
  return (
    <div className={foot.foot}>
      <PartNotes draft={draft} isReadonly={isReadonly} saving={saving} failureTitle={t('mitigation.notSaved')} />
      <div className={foot.buttons}>
        {back && (
          <Button variant="default" onClick={() => onStage((stage - 1) as MitigationStage)}>
            {t(back)}
          </Button>
        )}
        {children}
        <div className={foot.space} />
        {next && (
          <SteadyButton variant="default" isOff={isBusy} onClick={() => onStage((stage + 1) as MitigationStage)}>
            {t(next)}
          </SteadyButton>
        )}
        {!isReadonly && (
          <SteadyButton isOff={isBusy} loading={saving.isPending} onClick={calculate}>
            {t(isCalculating ? 'mitigation.calculating' : 'mitigation.calculate')}
          </SteadyButton>
        )}
      </div>
    </div>
  );
}
