import { type Profile, type profileChangeSchema, profileSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';

export type ProfileChange = ReturnType<typeof profileChangeSchema.parse>;

export const readProfile = (signal?: AbortSignal): Promise<Profile> =>
  requestJson('/api/profile', profileSchema, signal ? { signal } : {});

/** Each opening of the panel has its own key, so that the form starts with the currently saved values. */
export const profileQuery = (opening: number) =>
  queryOptions({ queryKey: ['profile', opening], queryFn: ({ signal }) => readProfile(signal) });

export const saveProfile = (change: ProfileChange): Promise<Profile> =>
  requestJson('/api/profile', profileSchema, { method: 'PUT', body: change });
