import { Radio } from '@mantine/core';
import type { Candidate } from '@quietsite/contracts';
import { isSearchable } from '@quietsite/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../ui/states.tsx';
import { searchQuery } from './member-calls.ts';
import classes from './members.module.css';
import { nameInTeam } from './team-groups.ts';

export const CANDIDATES_ID = 'candidates';

interface CandidateListProps {
  readonly projectId: number;
  readonly text: string;
  readonly chosenId: number | null;
  readonly onChoose: (candidate: Candidate) => void;
}

/** The search results. Choose one with the pointer or the arrow keys. */
export function CandidateList({ projectId, text, chosenId, onChoose }: CandidateListProps) {
  const { t } = useTranslation();
  const isLongEnough = isSearchable(text);
  const search = useQuery({
    ...searchQuery(projectId, text),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const people = isLongEnough ? (search.data ?? []) : [];
  const choose = (id: string) => {
    const person = people.find((candidate) => candidate.id === Number(id));
    if (person) onChoose(person);
  };
  return (
    <div className={classes.candidates}>
      {search.isLoadingError ? (
        <FailureState error={search.error} onRetry={() => void search.refetch()} />
      ) : (
        <SearchStatus text={text} isSearching={search.isLoading} count={people.length} />
      )}
      {people.length > 0 && (
        <Radio.Group
          id={CANDIDATES_ID}
          name={CANDIDATES_ID}
          aria-label={t('members.add.people')}
          value={chosenId === null ? null : String(chosenId)}
          onChange={choose}
        >
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </Radio.Group>
      )}
    </div>
  );
}

function Person({ person }: { readonly person: Candidate }) {
  const { t } = useTranslation();
  const note = person.isMember ? t('members.add.already') : null;
  return (
    <Radio
      className={classes.candidate ?? ''}
      value={String(person.id)}
      label={nameInTeam(person)}
      description={[person.company, person.maskedEmail, note].filter(Boolean).join(', ')}
      disabled={person.isMember}
      size="xs"
    />
  );
}

interface SearchStatusProps {
  readonly text: string;
  readonly isSearching: boolean;
  readonly count: number;
}

/** Announces the number of results to screen readers. */
function SearchStatus({ text, isSearching, count }: SearchStatusProps) {
  const { t } = useTranslation();
  const announce = () => {
    if (!isSearchable(text)) return t('members.add.short');
    if (isSearching) return t('members.add.searching');
    if (count > 0) return t('members.add.found', { count });
    const advice = text.includes('@') ? t('members.add.nobodyByEmail') : t('members.add.nobodyByName');
    return `${t('members.add.nobody')} ${advice}`;
  };
  return (
    <p className={classes.outcome} role="status">
      {announce()}
    </p>
  );
}
