import { NativeSelect } from '@mantine/core';
import type { OrganisationMember } from '@quietsite/contracts';

interface PersonSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly people: readonly OrganisationMember[];
  readonly value: number | null;
  readonly onChange: (personId: number | null) => void;
}

/** One colleague out of the company; people of one name are told apart by their username. */
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
