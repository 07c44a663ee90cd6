import { NativeSelect } from '@mantine/core';
import type { OrganisationMember } from '@quietsite/contracts';

interface PersonSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly people: readonly OrganisationMember[];
  readonly value: number | null;
  readonly onChange: (personId: number | null) => void;
}

/** Selects a colleague of the company. Usernames distinguish people of the same name. */
export function PersonSelect({ label, placeholder, people, value, onChange }: PersonSelectProps) {
  return (
    <NativeSelect
      label={label}
      size="xs"
      mt="sm"
      data-autofocus
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
    >
      <option value="">{placeholder}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name === '' ? person.username : `${person.name} (${person.username})`}
        </option>
      ))}
    </NativeSelect>
  );
}
