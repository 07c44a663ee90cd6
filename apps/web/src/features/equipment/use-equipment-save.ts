import type { RowFault } from '@quietsite/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import type { Draft } from '../../project/draft/use-draft.ts';
import type { EquipmentDraft } from '../../project/equipment/equipment-draft.ts';
import { useSavePart } from '../../project/save/use-save-part.ts';
import { useRun } from '../../session/use-run.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { describeNext, equipmentPart } from './equipment-part.ts';

export interface ServerProblem {
  readonly taskId: number;
  readonly index: number;
  readonly fault: RowFault;
}

/** Saving and its outcomes: stored, rows refused, conflict, no response (EQUIP-14, U60). */
export function useEquipmentSave(projectId: number, draft: Draft<EquipmentDraft> | null, onCalculate: () => void) {
  const notifySaved = useSaveNotice(onCalculate);
  const [problems, setProblems] = useState<readonly ServerProblem[]>([]);
  const nextAction = useRef<(() => void) | null>(null);
  const saving = useSavePart({
    part: equipmentPart,
    projectId,
    draft,
    onSaved: (mergedCount) => {
      const act = nextAction.current;
      nextAction.current = null;
      notifySaved(mergedCount ?? 0);
      act?.();
    },
    onRefused: (error) => {
      if (hasCode(error, 'EQUIPMENT_INVALID')) setProblems(readProblems(error.details.problems));
    },
  });
  /** Continues with the action once everything is stored. */
  const save = (then: (() => void) | null = null) => {
    setProblems([]);
    nextAction.current = then;
    return saving.save();
  };
  return { ...saving, problems, save };
}

/** Says 'again' only after an earlier calculation. The calculate button is offered either way (EQUIP-62). */
function useSaveNotice(onCalculate: () => void): (mergedCount: number) => void {
  const { t } = useTranslation();
  const hasRun = Boolean(useRun().data);
  return (mergedCount) =>
    showSuccess({
      actions: [{ label: t('equipment.calculate'), act: onCalculate }],
      id: 'equipment-saved',
      title: t('equipment.savedTitle'),
      text: mergedCount > 0 ? t('equipment.merged', { count: mergedCount }) : t(describeNext(hasRun)),
    });
}

const readProblems = (problems: unknown): readonly ServerProblem[] =>
  Array.isArray(problems) ? (problems as readonly ServerProblem[]) : [];
