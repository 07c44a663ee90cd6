import { z } from 'zod';

export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** An IPv6 address is in brackets. */
const HOST_AND_PORT = /^\[?([^\]]+?)\]?:(\d{1,5})$/;
const MAX_PORT = 65_535;

/** A path is a local socket, anything else host:port; empty disables the check (U53). */
export const clamdAddressSchema = z
  .string()
  .default('')
  .transform((text, context): ClamdAddress | null => {
    if (text === '') return null;
    if (text.startsWith('/')) return { path: text };
    const [, host = '', port = ''] = HOST_AND_PORT.exec(text) ?? [];
    if (host !== '' && Number(port) > 0 && Number(port) <= MAX_PORT) return { host, port: Number(port) };
    context.addIssue({ code: 'custom', message: 'CLAMD_ADDRESS must be host:port or the path of a socket' });
    return z.NEVER;
  });
