import type { ErrorCode } from '@quietsite/contracts';

/** NETWORK: no response arrived. BAD_ANSWER: the response does not match the contract. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'BAD_ANSWER';

interface ApiErrorFields {
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly requestId?: string | null;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor({ code, message, details = {}, requestId = null }: ApiErrorFields) {
    super(message);
    this.code = code;
    this.details = details;
    this.requestId = requestId;
  }
}

export function hasCode(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** No response: the server could not be reached. */
export function isNoAnswer(error: unknown): boolean {
  return hasCode(error, 'NETWORK', 'UNAVAILABLE');
}

/** False if the response is final: repeating the request would give the same. */
export function canRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || ['NETWORK', 'UNAVAILABLE', 'INTERNAL', 'BAD_ANSWER'].includes(error.code);
}
