import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Browser, DEVICE_DAYS } from '../services/accounts/device.ts';
import type { OpenedSession } from '../services/accounts/session.service.ts';
import { pageLanguage } from './page-language.ts';
import { clearCookie, readCookie, setCookie } from './plugins/session.ts';

/** The cookies that a browser sends with a sign-in. */
export const browserOf = (request: FastifyRequest, isSecure: boolean): Browser => ({
  address: request.ip,
  language: pageLanguage(request),
  deviceSecret: readCookie(request, 'device', isSecure),
  sessionSecret: request.sessionSecret,
});

/** Sets the cookies of a completed sign-in. */
export function setSignInCookies(
  reply: FastifyReply,
  { sessionSecret, deviceSecret }: OpenedSession,
  isSecure: boolean,
): void {
  clearCookie(reply, 'pending', isSecure);
  setCookie(reply, 'session', sessionSecret, { isSecure });
  setCookie(reply, 'device', deviceSecret, { isSecure, maxAgeSeconds: DEVICE_DAYS * 86_400 });
}
