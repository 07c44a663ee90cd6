import { errorEnvelopeSchema } from '@quietsite/contracts';
import { ApiError, isNoAnswer } from './api-error.ts';
import { findLanguage } from './languages.ts';
import { serverLost } from './server-reach.ts';

/** The part of a contract schema this client needs. */
export interface AnswerSchema<T> {
  parse(value: unknown): T;
}

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export async function requestJson<T>(path: string, schema: AnswerSchema<T>, options: RequestOptions = {}): Promise<T> {
  return readAnswer(await send(path, options), schema);
}

async function readAnswer<T>(response: Response, schema: AnswerSchema<T>): Promise<T> {
  try {
    return schema.parse(await response.json());
  } catch (cause) {
    if (isAborted(cause)) throw cause;
    throw new ApiError({
      code: 'BAD_ANSWER',
      message: 'The server sent an unexpected response.',
      requestId: response.headers.get('x-request-id'),
    });
  }
}

/** For requests whose response has no body. */
export async function requestNothing(path: string, options: RequestOptions): Promise<void> {
  await send(path, options);
}

export async function requestFile(path: string, options: RequestOptions = {}): Promise<Blob> {
  const response = await send(path, options);
  return response.blob();
}

export interface UploadOptions {
  /** Percentage sent, 0 to 100; processing on the server takes additional time. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file as the form field `file`. It does not use fetch, which cannot report upload progress. */
export async function uploadFile<T>(path: string, schema: AnswerSchema<T>, file: File, options: UploadOptions) {
  try {
    const response = await post(path, file, options);
    if (!response.ok) throw await toApiError(response);
    return await readAnswer(response, schema);
  } catch (error) {
    if (isNoAnswer(error)) serverLost.set(true);
    throw error;
  }
}

function post(path: string, file: File, { onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onload = () => {
      const requestId = request.getResponseHeader('x-request-id');
      const headers = requestId === null ? {} : { 'x-request-id': requestId };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(new ApiError({ code: 'NETWORK', message: 'The server could not be reached.' }));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  try {
    return await exchange(path, options);
  } catch (error) {
    if (isNoAnswer(error)) serverLost.set(true);
    throw error;
  }
}

async function exchange(path: string, { method = 'GET', body, headers, signal }: RequestOptions): Promise<Response> {
  const response = await fetchOrThrow(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : languageHeader()),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw await toApiError(response);
  return response;
}

/**
 * Mails to people without an account are sent in the language of the page. Read requests omit the header: they cause no
 * mail, and a custom header would keep the browser from using the preloaded responses (build/early-requests.ts).
 */
function languageHeader(): Record<string, string> {
  const language = findLanguage();
  return language ? { 'x-quietsite-language': language } : {};
}

/** A request aborted by the page, even while its response was being read, is not an error to show. */
const isAborted = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

async function fetchOrThrow(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    if (isAborted(cause)) throw cause;
    throw new ApiError({ code: 'NETWORK', message: 'The server could not be reached.' });
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const envelope = errorEnvelopeSchema.safeParse(await response.json().catch(() => null));
  if (envelope.success) return new ApiError(envelope.data);
  return new ApiError({
    code: response.status >= 502 && response.status <= 504 ? 'UNAVAILABLE' : 'BAD_ANSWER',
    message: `The server answered with status ${response.status}.`,
    details: { status: response.status },
    requestId: response.headers.get('x-request-id'),
  });
}
