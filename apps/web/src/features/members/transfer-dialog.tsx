import { Button, Group, Text } from '@mantine/core';
import type { OrganisationMember, OrganisationProject } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../lib/format.ts';
import { useListChange } from '../../session/use-list-change.ts';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { organisationKey, transferOwnership } from './member-calls.ts';
import { listSuccessors, nameOf } from './organisation-members.ts';
import { PersonSelect } from './person-select.tsx';

interface TransferDialogProps {
  readonly project: OrganisationProject;
  readonly members: readonly OrganisationMember[];
  readonly onClose: () => void;
}

/** The company's Admin transfers ownership within the company (Q140). */
export function TransferDialog({ project, members, onClose }: TransferDialogProps) {
  const { t } = useTranslation();
  const [newOwnerId, setNewOwner] = useState<number | null>(null);
  const people = listSuccessors(members, project.ownerUserId);
  const title = projectTitle(project);
  const transfer = useListChange<number>({
    change: (userId) => transferOwnership(project.id, userId, project.ownerUserId),
    failureTitle: t('members.companyProjects.notTransferred'),
    lists: [organisationKey, ['projects']],
    onDone: (userId) => {
      const person = people.find((candidate) => candidate.id === userId);
      const name = person ? nameOf(person) : '';
      showSuccess({
        title: t('members.companyProjects.transferred'),
        text: t('members.companyProjects.transferredText', { name, title }),
      });
      onClose();
    },
  });
  return (
    <AppModal isOpen title={t('members.companyProjects.transferTitle')} onClose={onClose}>
      <Text size="sm">{t('members.companyProjects.transferText', { title, owner: project.ownerName })}</Text>
      {people.length === 0 && (
        <Text size="sm" mt="sm">
          {t('members.companyProjects.nobody')}
        </Text>
      )}
      {people.length > 0 && (
        <PersonSelect
          label={t('members.companyProjects.newOwner')}
          placeholder={t('members.companyProjects.choose')}
          people={people}
          value={newOwnerId}
          onChange={setNewOwner}
        />
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('members.cancel')}
        </Button>
        <Button
          disabled={newOwnerId === null}
          loading={transfer.isPending}
          onClick={() => newOwnerId !== null && transfer.mutate(newOwnerId)}
        >
          {t('members.companyProjects.transfer')}
        </Button>
      </Group>
    </AppModal>
  );
}
