import { Button, Group, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import type { ActivityNode, ZoneNode } from '../tree/programme-tree.ts';
import classes from './copy-dialog.module.css';
import { CopyList } from './copy-list.tsx';
import { listTargets } from './copy-targets.ts';

interface CopyDialogProps {
  readonly tree: readonly ZoneNode[];
  readonly source: ActivityNode;
  readonly onCopy: (taskIds: ReadonlySet<number>, isOverwriting: boolean) => void;
  readonly onClose: () => void;
}

/** Chooses the target activities, then what happens to their existing equipment (EQUIP-13, EQUIP-17). */
export function CopyDialog({ tree, source, onCopy, onClose }: CopyDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <OverwriteQuestion
        count={chosen.size}
        onAnswer={(isOverwriting) => onCopy(chosen, isOverwriting)}
        onCancel={onClose}
      />
    );
  const { length } = source.rows;
  return (
    <AppModal isOpen title={t('equipment.copy.title')} onClose={onClose} width={520}>
      <Text size="sm" mb="xs">
        {t('equipment.copy.intro', { count: length, activity: source.task.name })}
      </Text>
      <TargetChoice tree={tree} source={source} chosen={chosen} onChange={setChosen} />
      <Group justify="flex-end" mt="md" gap="xs">
        <Text size="sm" role="status" className={classes.count ?? ''}>
          {t('equipment.copy.chosen', { count: chosen.size })}
        </Text>
        <Button variant="default" onClick={onClose}>
          {t('equipment.copy.cancel')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => setAsking(true)}>
          {t('equipment.copy.next')}
        </Button>
      </Group>
    </AppModal>
  );
}

interface TargetChoiceProps extends Pick<CopyDialogProps, 'tree' | 'source'> {
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

function TargetChoice({ tree, source, chosen, onChange }: TargetChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const shownSearch = useDeferredValue(search);
  const lines = useMemo(() => listTargets(tree, source.task.id, shownSearch), [tree, source.task.id, shownSearch]);
  return (
    <>
      <TextInput
        data-autofocus
        data-filter
        mb="xs"
        aria-label={t('equipment.copy.filter')}
        placeholder={t('equipment.copy.filter')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <CopyList lines={lines} chosen={chosen} onChange={onChange} />
      {lines.length === 0 && <Text size="sm">{t(search === '' ? 'equipment.copy.none' : 'equipment.noMatch')}</Text>}
    </>
  );
}

interface OverwriteQuestionProps {
  readonly count: number;
  readonly onAnswer: (isOverwriting: boolean) => void;
  readonly onCancel: () => void;
}

/** Yes overwrites, No adds without deleting (EQUIP-18); both can be undone. */
function OverwriteQuestion({ count, onAnswer, onCancel }: OverwriteQuestionProps) {
  const { t } = useTranslation();
  return (
    <AppModal key="question" isOpen title={t('equipment.copy.title')} onClose={onCancel}>
      <Text size="sm">{t('equipment.copy.question', { count })}</Text>
      <Text size="sm" mt="xs">
        {t('equipment.copy.yesMeans')}
      </Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('equipment.copy.cancel')}
        </Button>
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {t('action.no')}
        </Button>
        <Button variant="default" onClick={() => onAnswer(true)}>
          {t('action.yes')}
        </Button>
      </Group>
    </AppModal>
  );
}
