import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './api.module.css';
import { ApiCallItem } from './api-call-item.tsx';
import { type ApiCall, apiDocumentQuery, type CallFilter, findCalls, groupCalls } from './api-calls.ts';
import { HelpFrame } from './help-frame.tsx';

const DOCUMENT_PATH = '/api/openapi.json';

/** The API document in readable form, from the server itself, so that it is always up to date. */
export function ApiPage() {
  const { t } = useTranslation();
  const calls = useQuery(apiDocumentQuery);
  return (
    <HelpFrame title={t('apiDocs.title')} isWide>
      <p>{t('apiDocs.intro')}</p>
      <p>{t('apiDocs.identity')}</p>
      <p>
        {t('apiDocs.english')} <a href={DOCUMENT_PATH}>{t('apiDocs.document')}</a>
      </p>
      {calls.isLoadingError && <FailureState error={calls.error} onRetry={() => void calls.refetch()} />}
      {calls.isLoading && <LoadingState />}
      {calls.data && <CallList calls={calls.data} />}
    </HelpFrame>
  );
}

function CallList({ calls }: { readonly calls: readonly ApiCall[] }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<CallFilter>({ text: '', isForTokens: false });
  const found = findCalls(calls, filter);
  return (
    <>
      <CallSearch filter={filter} onChange={setFilter} />
      <p className={classes.count} role="status">
        {t('apiDocs.found', { count: found.length })}
      </p>
      {groupCalls(found).map(({ group, calls: members }) => (
        <section key={group} aria-labelledby={`api-${group}`}>
          <h3 id={`api-${group}`} className={classes.group}>
            {t(`apiDocs.groups.${group}`)}
          </h3>
          <ul className={classes.calls}>
            {members.map((call) => (
              <ApiCallItem key={call.id} call={call} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface CallSearchProps {
  readonly filter: CallFilter;
  readonly onChange: (filter: CallFilter) => void;
}

function CallSearch({ filter, onChange }: CallSearchProps) {
  const { t } = useTranslation();
  return (
    <search className={classes.search}>
      <TextInput
        type="search"
        label={t('apiDocs.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        autoComplete="off"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      />
      <Checkbox
        size="xs"
        label={t('apiDocs.forTokens')}
        checked={filter.isForTokens}
        onChange={(event) => onChange({ ...filter, isForTokens: event.currentTarget.checked })}
      />
    </search>
  );
}
