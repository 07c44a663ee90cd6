import { createdTokenSchema, type createTokenSchema, type TokenScope, tokenSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson, requestNothing } from '../../lib/api-client.ts';

export type NewToken = ReturnType<typeof createTokenSchema.parse>;

export const tokensKey = ['tokens'] as const;

/** Other programs use the tokens in the meantime, so cached data is refetched at once. */
export const tokensQuery = queryOptions({
  queryKey: tokensKey,
  queryFn: ({ signal }) => requestJson('/api/tokens', tokenSchema.array(), { signal }),
  staleTime: 0,
});

export const createToken = (token: NewToken) =>
  requestJson('/api/tokens', createdTokenSchema, { method: 'POST', body: token });

export const revokeToken = (tokenId: number) => requestNothing(`/api/tokens/${tokenId}`, { method: 'DELETE' });

/** Scope names for the catalogue of texts, where a colon has another meaning. */
export const scopeTexts = { 'layers:read': 'layers', 'projects:read': 'projects' } as const satisfies Record<
  TokenScope,
  string
>;
