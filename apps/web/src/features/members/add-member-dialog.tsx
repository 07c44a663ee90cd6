import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Candidate } from '@quietsite/contracts';
import type { MemberRole } from '@quietsite/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { CANDIDATES_ID, CandidateList } from './candidate-list.tsx';
import { addProjectMember, teamLists } from './member-calls.ts';
import classes from './members.module.css';
import { memberRoles, nameInTeam } from './team-groups.ts';

/** Long enough to send one request per typed word. */
const DEBOUNCE_MILLISECONDS = 250;

/** Arrow down moves from the field to the first suggestion. */
function focusFirstSuggestion(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>(`#${CANDIDATES_ID} input:enabled`)?.focus();
}

interface AddMemberDialogProps {
  readonly projectId: number;
  readonly onClose: () => void;
}

export function AddMemberDialog({ projectId, onClose }: AddMemberDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text.trim(), DEBOUNCE_MILLISECONDS);
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [role, setRole] = useState<MemberRole>('member');
  const add = useAddMember(projectId, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) add.mutate({ person: chosen, role, email: searchText.includes('@') ? searchText : null });
  };
  return (
    <AppModal isOpen title={t('members.add.title')} width={460} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          label={t('members.add.search')}
          description={t('members.add.hint')}
          inputWrapperOrder={['label', 'input', 'description']}
          autoComplete="off"
          data-filter
          data-autofocus
          maxLength={254}
          value={text}
          onKeyDown={focusFirstSuggestion}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(null);
          }}
        />
        <CandidateList projectId={projectId} text={searchText} chosenId={chosen?.id ?? null} onChoose={setChosen} />
        <NativeSelect
          label={t('members.add.role')}
          size="xs"
          value={role}
          data={memberRoles.map((value) => ({ value, label: t(`members.project.${value}`) }))}
          onChange={(event) => setRole(memberRoles.find((value) => value === event.currentTarget.value) ?? 'member')}
        />
        {add.error && (
          <p className={classes.error} role="alert">
            {failureText(add.error)}
          </p>
        )}
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('members.cancel')}
          </Button>
          <Button type="submit" disabled={chosen === null} loading={add.isPending}>
            {t('members.add.submit')}
          </Button>
        </Group>
      </form>
    </AppModal>
  );
}

interface Addition {
  readonly person: Candidate;
  readonly role: MemberRole;
  /** The e-mail address the person was found by, or null for a colleague found by name. */
  readonly email: string | null;
}

function useAddMember(projectId: number, onAdded: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ person, role, email }: Addition) => addProjectMember(projectId, { userId: person.id, role, email }),
    onSuccess: (_answer, { person }) => {
      showSuccess({ title: t('members.add.added'), text: t('members.add.addedText', { name: nameInTeam(person) }) });
      onAdded();
    },
    onSettled: () => Promise.all(teamLists(projectId).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
