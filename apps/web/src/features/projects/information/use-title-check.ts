import { useDebouncedValue } from '@mantine/hooks';
import { availabilitySchema } from '@quietsite/contracts';
import { titleKey } from '@quietsite/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client.ts';

/** unknown: the check failed, so the server decides on save. */
export type TitleState = 'free' | 'taken' | 'checking' | 'unknown';

const DEBOUNCE_MILLISECONDS = 350;

interface TitleQuestion {
  readonly title: string;
  /** The saved title, which the project may keep. */
  readonly savedTitle: string | null;
  readonly exceptProjectId: number | null;
}

/** Checks while typing whether the title is already used among the user's projects (PROJ-46, Q43). */
export function useTitleCheck({ title, savedTitle, exceptProjectId }: TitleQuestion): TitleState {
  const [debouncedTitle] = useDebouncedValue(title, DEBOUNCE_MILLISECONDS);
  const key = titleKey(debouncedTitle);
  const isNeeded = key !== '' && (savedTitle === null || key !== titleKey(savedTitle));
  const check = useQuery({
    queryKey: ['title-check', exceptProjectId, key],
    queryFn: isNeeded
      ? ({ signal }) =>
          requestJson('/api/projects/title-check', availabilitySchema, {
            method: 'POST',
            body: { title: debouncedTitle, exceptProjectId },
            signal,
          })
      : skipToken,
    staleTime: 5000,
    retry: false,
  });
  if (titleKey(title) !== key) return 'checking';
  if (!isNeeded) return 'free';
  if (check.data) return check.data.isAvailable ? 'free' : 'taken';
  return check.isError ? 'unknown' : 'checking';
}
