import { Button } from '@mantine/core';
import { type DrawnBarrier, listRowsBehind } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { mitigationSource, withMitigated } from '../../../project/mitigation/mitigation-draft.ts';
import { programmeQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import classes from './barriers.module.css';

interface UseInRowsProps {
  readonly barrier: DrawnBarrier;
  readonly zoneId: number;
  /** The design figure in the form in which a user would enter it. */
  readonly typed: number;
}

/** Enters the design figure as the barrier of the equipment rows behind it (M-124). They are saved under Mitigation. */
export function UseInRows({ barrier, zoneId, typed }: UseInRowsProps) {
  const { t } = useTranslation();
  const programme = useQuery(programmeQuery(useOpenProjectId() ?? 0)).data;
  const draft = usePartDraft(mitigationSource);
  if (!programme || !draft || typed === 0) return null;
  const rows = programme.equipmentRows.map((row) => ({ ...row, ...draft.value[row.id] }));
  const behind = listRowsBehind({ barrier, zoneId, typed }, rows, programme.tasks);
  const count = behind.length;
  const facts = { count, decibels: typed };
  const use = () => {
    const changed = new Map(
      behind.map(({ id, measures, materialIds }) => [
        id,
        { measures: { ...measures, barrierDba: typed }, materialIds },
      ]),
    );
    const storedOf = (rowId: number) => programme.equipmentRows.find(({ id }) => id === rowId);
    draft.change(withMitigated(draft.value, changed, storedOf));
    showSuccess({ id: 'use in rows', title: t('barriers.rows.used', facts), text: t('barriers.rows.prove') });
  };
  return (
    <p className={classes.hint}>
      {count === 0 ? (
        t('barriers.rows.none', facts)
      ) : (
        <Button size="compact-xs" variant="default" onClick={use}>
          {t('barriers.rows.use', facts)}
        </Button>
      )}
    </p>
  );
}
