import { NativeSelect } from '@mantine/core';
import type { CurrentUser, ReviewCase, ReviewDesk } from '@quietsite/contracts';
import { VERDICTS } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../lib/name-district.ts';
import { type DeskAddress, deskOrders, useDeskAddress } from '../../session/desk/desk-address.ts';
import { FindField } from '../../ui/fields/find-field.tsx';
import classes from './inbox.module.css';

interface DeskFiltersProps {
  readonly desk: ReviewDesk;
  readonly user: CurrentUser;
}

/** Search, filters and order, which are stored in the address. */
export function DeskFilters({ desk, user }: DeskFiltersProps) {
  const { t } = useTranslation();
  const { address, change } = useDeskAddress();
  const districts = useMemo(() => listDistricts(desk.cases), [desk.cases]);
  const companies = useMemo(() => listCompanies(desk.cases), [desk.cases]);
  const holders = useMemo(() => listHolders(desk, user.id), [desk, user.id]);
  const isOfficer = desk.officers.some(({ id }) => id === user.id);
  return (
    <div className={classes.filters}>
      <FindField
        className={classes.find}
        label={t('inbox.find')}
        find={address.find}
        onFind={(find) => change({ find })}
      />
      {user.userType === 'admin' && (
        <Filter
          part="district"
          any={t('inbox.filter.any', { filter: t('inbox.filter.district') })}
          choices={districts.map((value) => ({ value, label: nameDistrict(t, value) }))}
        />
      )}
      <Filter
        part="company"
        any={t('inbox.filter.any', { filter: t('inbox.filter.company') })}
        choices={companies.map((value) => ({ value, label: value }))}
      />
      <Filter
        part="assigned"
        any={t('inbox.filter.any', { filter: t('inbox.filter.assigned') })}
        choices={[
          ...(isOfficer ? [{ value: 'me', label: t('inbox.filter.me') }] : []),
          { value: 'nobody', label: t('inbox.filter.nobody') },
          ...holders,
        ]}
      />
      <Filter
        part="exceeds"
        any={t('inbox.filter.any', { filter: t('inbox.filter.exceeds') })}
        choices={VERDICTS.toReversed().map((value) => ({ value, label: t(`inbox.filter.verdict.${value}`) }))}
      />
      <NativeSelect
        size="xs"
        className={classes.sort ?? ''}
        aria-label={t('inbox.sort.label')}
        data={deskOrders.map((value) => ({ value, label: t(`inbox.sort.${value}`) }))}
        value={address.sort}
        onChange={({ currentTarget: { value } }) =>
          change({ sort: deskOrders.find((order) => order === value) ?? address.sort })
        }
      />
    </div>
  );
}

interface FilterProps {
  readonly part: 'district' | 'company' | 'assigned' | 'exceeds';
  readonly any: string;
  readonly choices: readonly FilterChoice[];
}

/** An address value that is no longer a choice is still shown, so the user can clear it. */
function Filter({ part, any, choices }: FilterProps) {
  const { t } = useTranslation();
  const { address, change } = useDeskAddress();
  const value = address[part];
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      size="xs"
      className={classes.filter ?? ''}
      data-set={value !== '' || undefined}
      aria-label={t(`inbox.filter.${part}`)}
      data={[{ value: '', label: any }, ...choices, ...(isKnown ? [] : [{ value, label: value }])]}
      value={value}
      onChange={(event) => change({ [part]: event.currentTarget.value } as Partial<DeskAddress>)}
    />
  );
}

interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

const collator = new Intl.Collator('en', { numeric: true });
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort(collator.compare);

const listDistricts = (cases: readonly Pick<ReviewCase, 'districts'>[]): readonly string[] =>
  distinct(cases.flatMap(({ districts }) => districts));

const listCompanies = (cases: readonly Pick<ReviewCase, 'company'>[]): readonly string[] =>
  distinct(cases.flatMap(({ company }) => company ?? []));

/** Officers who can be assigned or already have a case, including those of other districts. Excludes the reader. */
export function listHolders({ officers, cases }: Pick<ReviewDesk, 'officers' | 'cases'>, readerId: number) {
  const names = new Map(officers.map(({ id, name }) => [id, name]));
  for (const { assignee } of cases) if (assignee && !names.has(assignee.id)) names.set(assignee.id, assignee.name);
  names.delete(readerId);
  return [...names].map(([id, name]): FilterChoice => ({ value: String(id), label: name }));
}
