import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldLook } from '../../session/account-form/account-fields.tsx';
import type { AccountForm } from '../../session/account-form/use-account-form.ts';
import { suggestCompanies } from './auth-calls.ts';
import classes from './auth-card.module.css';

/** Suggestions start at the second character (U59). */
const MIN_LENGTH = 2;
const TYPING_PAUSE_MILLISECONDS = 250;

function useCompanySuggestions(company: string) {
  const typed = company.trim();
  const [text] = useDebouncedValue(typed, TYPING_PAUSE_MILLISECONDS);
  const query = useQuery({
    queryKey: ['companies', text],
    queryFn: ({ signal }) => suggestCompanies(text, signal),
    enabled: text.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = text === typed && text.length >= MIN_LENGTH && !query.isPlaceholderData;
  return {
    names: typed.length >= MIN_LENGTH ? (query.data?.names ?? []) : [],
    isKnown: isCurrent ? query.data?.isKnown : undefined,
    hasFailed: isCurrent && query.isError,
  };
}

/** Shows who will approve the account, which depends on the company (AUTH-17). */
export function CompanyField({ form }: { readonly form: AccountForm }) {
  const { t } = useTranslation();
  const { names, isKnown, hasFailed } = useCompanySuggestions(form.values.company);
  const hints = [
    hasFailed && t('accounts.registration.companiesFailed'),
    isKnown === false && t('accounts.registration.newCompany'),
    isKnown === true && t('accounts.registration.knownCompany'),
  ];
  return (
    <Autocomplete
      label={t('accounts.form.company')}
      required
      size="xs"
      autoComplete="off"
      maxLength={120}
      value={form.values.company}
      data={names}
      // The server has already filtered, including spelling variants.
      filter={({ options }) => options}
      comboboxProps={{ shadow: 'md' }}
      withScrollArea={false}
      {...fieldLook}
      classNames={{ ...fieldLook.classNames, dropdown: classes.suggestions ?? '' }}
      onChange={(text) => form.set('company', text)}
      onBlur={() => form.leave('company')}
      error={form.faultOf('company')}
      description={<span role="status">{hints.find((hint) => hint !== false)}</span>}
    />
  );
}
