import type { KindWordChange } from '@quietsite/contracts';
import { kindWordTableSchema } from '@quietsite/domain/schemas';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../../lib/api-client.ts';
import { useListChange } from '../../../session/use-list-change.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';

const path = '/api/admin/kind-words';
const queryKey = ['admin', 'kind-words'];

export const kindWordsQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => requestJson(path, kindWordTableSchema, { signal }),
  staleTime: 0,
});

/** Adds, changes or removes a word. If it was changed in the meantime, that change is shown and not overwritten. */
export function useWordChange(onDone: () => void) {
  const { t } = useTranslation();
  return useListChange<KindWordChange>({
    change: async (body) => {
      await requestJson(path, kindWordTableSchema, { method: 'PUT', body });
      const title =
        body.to === null
          ? t('admin.kinds.removed', { word: body.word })
          : t('admin.kinds.stored', { word: body.word, kind: t(`receivers.${body.to}`) });
      showSuccess({ id: 'kind-words', title, text: t('admin.kinds.followed') });
    },
    failureTitle: t('admin.kinds.notChanged'),
    lists: [queryKey],
    onDone,
  });
}
