import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { AdminUser, Successor } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { useListChange } from '../../../session/use-list-change.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { QueryState } from '../../../ui/states.tsx';
import { deleteUser, successorsQuery, usersKey } from '../admin-calls.ts';

interface UserDeletionProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Asks for confirmation and, if the user owns projects, for a successor (ADMIN-11, U27). */
export function UserDeletion({ user, onClose }: UserDeletionProps) {
  const { t } = useTranslation();
  const [successorId, setSuccessor] = useState<number | null>(null);
  const { name, username, ownedProjects: count } = user;
  const remove = useListChange<void>({
    change: () => deleteUser(user.id, successorId),
    failureTitle: t('admin.users.notDeleted'),
    lists: [usersKey, ['admin', 'statistics'], ['admin', 'district-admins']],
    onDone: () => {
      showSuccess({ title: t('admin.users.deleted'), text: t('admin.users.deletedText', { username }) });
      onClose();
    },
  });
  // The list may be out of date if a project was created since.
  const isSuccessorNeeded = count > 0 || hasCode(remove.error, 'OWNS_PROJECTS');
  return (
    <AppModal isOpen title={t('admin.users.deleteTitle')} onClose={onClose}>
      <Text size="sm">{t('admin.users.question')}</Text>
      <Text size="sm" mt="xs">
        {t('admin.users.consequence', { name, username })}
      </Text>
      {isSuccessorNeeded && (
        <SuccessorField userId={user.id} count={count} value={successorId} onChange={setSuccessor} />
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" data-autofocus={!isSuccessorNeeded || undefined} onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button
          color="signal"
          disabled={isSuccessorNeeded && successorId === null}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('admin.users.delete')}
        </Button>
      </Group>
    </AppModal>
  );
}

interface SuccessorFieldProps {
  readonly userId: number;
  readonly count: number;
  readonly value: number | null;
  readonly onChange: (userId: number | null) => void;
}

function SuccessorField({ userId, count, value, onChange }: SuccessorFieldProps) {
  const { t } = useTranslation();
  const people = useQuery(successorsQuery(userId));
  if (!people.data) return <QueryState query={people} />;
  const choose = (text: string) => onChange(text === '' ? null : Number(text));
  return (
    <>
      <Text size="sm" mt="xs">
        {count > 0 ? t('admin.users.owns', { count }) : t('admin.users.ownsSome')}
      </Text>
      {people.data.length === 0 ? (
        <Text size="sm" mt="xs" role="alert">
          {t('admin.users.nobodyLeft')}
        </Text>
      ) : (
        <NativeSelect
          label={t('admin.users.successor')}
          size="xs"
          mt="sm"
          value={value ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{t('admin.users.chooseSuccessor')}</option>
          {people.data.map((person) => (
            <option key={person.id} value={person.id}>
              {describe(person)}
            </option>
          ))}
        </NativeSelect>
      )}
    </>
  );
}

const describe = ({ name, username }: Successor): string => (name === username ? username : `${name} (${username})`);
