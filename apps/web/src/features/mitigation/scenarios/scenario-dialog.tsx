import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import type { Scenario } from '@quietsite/contracts';
import { MAX_SCENARIO_NAME_LENGTH, MAX_SCENARIO_NOTE_LENGTH } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { failureReference, failureText } from '../../../ui/failure-text.ts';
import { fullName, shortName } from './scenario-names.ts';
import classes from './scenarios.module.css';
import { useScenarioEdit } from './use-scenario-changes.ts';

type Letter = Pick<Scenario, 'letter'>;

/** A new scenario, or a stored one. */
type Subject =
  | { readonly kind: 'keep'; readonly inUse: Letter; readonly next: Letter }
  | { readonly kind: 'describe'; readonly scenario: Scenario };

interface ScenarioDialogProps {
  readonly projectId: number;
  readonly subject: Subject;
  readonly onClose: () => void;
}

/** Name and note. Keeps the typed text if saving fails. */
export function ScenarioDialog({ projectId, subject, onClose }: ScenarioDialogProps) {
  const { t } = useTranslation();
  const isNew = subject.kind === 'keep';
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(isNew ? '' : subject.scenario.name);
  const [note, setNote] = useState(isNew ? '' : subject.scenario.note);
  const edit = useScenarioEdit(projectId, onClose);
  const { error } = edit;
  return (
    <AppModal
      isOpen
      title={isNew ? t('scenarios.keepTitle') : t('scenarios.describeTitle', { plan: shortName(t, subject.scenario) })}
      onClose={onClose}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          const texts = { name: name.trim(), note: note.trim() };
          if (isNew) edit.mutate({ kind: 'keep', key, ...texts });
          else edit.mutate({ kind: 'describe', scenario: subject.scenario, ...texts });
        }}
      >
        {error && (
          <p className={classes.failure} role="alert">
            <strong>{t('scenarios.failed')}</strong>{' '}
            {hasCode(error, 'CONFLICT') ? t('scenarios.changed') : failureText(error)} {failureReference(error)}
          </p>
        )}
        {isNew && (
          <Text size="sm">
            {t('scenarios.keepText', { plan: shortName(t, subject.inUse), next: shortName(t, subject.next) })}
          </Text>
        )}
        <TextInput
          label={t('scenarios.name')}
          data-autofocus
          autoComplete="off"
          maxLength={MAX_SCENARIO_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={t('scenarios.note')}
          rows={3}
          maxLength={MAX_SCENARIO_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="xs" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('scenarios.cancel')}
          </Button>
          <Button type="submit" loading={edit.isPending}>
            {isNew ? t('scenarios.keepSubmit', { plan: fullName(t, subject.next) }) : t('scenarios.describeSubmit')}
          </Button>
        </Group>
      </form>
    </AppModal>
  );
}
