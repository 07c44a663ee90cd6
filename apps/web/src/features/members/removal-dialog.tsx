import { Button, Group, Text } from '@mantine/core';
import type { OrganisationMember } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { useListChange } from '../../session/use-list-change.ts';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { organisationKey, removeFromOrganisation } from './member-calls.ts';
import { listSuccessors, nameOf } from './organisation-members.ts';
import { PersonSelect } from './person-select.tsx';

interface RemovalDialogProps {
  readonly member: OrganisationMember;
  readonly members: readonly OrganisationMember[];
  readonly onClose: () => void;
}

/** Asks for confirmation and, if the person owns projects, for a successor (U27). */
export function RemovalDialog({ member, members, onClose }: RemovalDialogProps) {
  const { t } = useTranslation();
  const [successorId, setSuccessor] = useState<number | null>(null);
  const people = listSuccessors(members, member.id);
  const remove = useListChange<void>({
    change: () => removeFromOrganisation(member, { successorId }),
    failureTitle: t('members.organisation.notRemoved'),
    lists: [organisationKey, ['projects']],
    onDone: onClose,
  });
  // The list may be out of date if a project was created since.
  const isSuccessorNeeded = member.ownedProjects > 0 || hasCode(remove.error, 'OWNS_PROJECTS');
  const name = nameOf(member);
  const count = member.ownedProjects;
  return (
    <AppModal isOpen title={t('members.organisation.removeTitle')} onClose={onClose}>
      <Text size="sm">{t('members.organisation.removeQuestion', { name })}</Text>
      {isSuccessorNeeded && (
        <Text size="sm" mt="sm">
          {count > 0 ? t('members.organisation.owns', { name, count }) : t('members.organisation.ownsSome', { name })}
        </Text>
      )}
      {isSuccessorNeeded && people.length === 0 && <Text size="sm">{t('members.organisation.nobodyLeft')}</Text>}
      {isSuccessorNeeded && people.length > 0 && (
        <PersonSelect
          label={t('members.organisation.successor')}
          placeholder={t('members.organisation.chooseSuccessor')}
          people={people}
          value={successorId}
          onChange={setSuccessor}
        />
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" data-autofocus={!isSuccessorNeeded || undefined} onClick={onClose}>
          {t('members.cancel')}
        </Button>
        <Button
          disabled={isSuccessorNeeded && successorId === null}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('members.remove')}
        </Button>
      </Group>
    </AppModal>
  );
}
