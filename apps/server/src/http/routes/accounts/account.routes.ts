import {
  availabilityRequestSchema,
  availabilitySchema,
  companyQuerySchema,
  companySuggestionsSchema,
  confirmationSentSchema,
  newPasswordRequestSchema,
  registrationAnswerSchema,
  registrationSchema,
  registrationStatusSchema,
  resetAccountSchema,
  resetAnswerSchema,
  resetRequestSchema,
  tokenRequestSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PasswordResetService } from '../../../services/accounts/password-reset.service.ts';
import type { RegistrationService } from '../../../services/accounts/registration.service.ts';
import type { RegistrationStatusService } from '../../../services/accounts/registration-status.service.ts';
import type { CompanyService } from '../../../services/organisations/company.service.ts';
import { pageLanguage } from '../../page-language.ts';

interface Options {
  readonly registrations: RegistrationService;
  readonly companies: CompanyService;
  readonly passwordResets: PasswordResetService;
  readonly registrationStatus: RegistrationStatusService;
  readonly attemptsPerMinute: number;
}

const tags = ['accounts'];
/** Without the password rule, which has its own error (WEAK_PASSWORD). */
const registrationFieldsSchema = z.object(registrationSchema.shape);

/** Rate-limited per IP address, because these requests have no session (U05, U59). */
export function accountRoutes(options: Options): FastifyPluginAsyncZod {
  const { registrations, companies, attemptsPerMinute } = options;
  const config = { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } };
  return async (app) => {
    await app.register(passwordResetRoutes(options));
    await app.register(registrationStatusRoutes(options));

    app.post(
      '/api/accounts',
      {
        config,
        schema: {
          summary: 'Register',
          tags,
          body: registrationFieldsSchema,
          response: { 201: registrationAnswerSchema },
        },
      },
      async (request, reply) => {
        const page = { address: request.ip, language: pageLanguage(request) };
        return reply.status(201).send(await registrations.register(request.body, page));
      },
    );

    app.post(
      '/api/accounts/availability',
      {
        config,
        schema: {
          summary: 'Check whether a username or an email address is available',
          tags,
          body: availabilityRequestSchema,
          response: { 200: availabilitySchema },
        },
      },
      async (request) => ({ isAvailable: await registrations.isAvailable(request.body) }),
    );

    app.get(
      '/api/companies',
      {
        config,
        schema: {
          summary: 'Company names that match the typed text',
          tags,
          querystring: companyQuerySchema,
          response: { 200: companySuggestionsSchema },
        },
      },
      async (request) => companies.suggest(request.query.text),
    );
  };
}

function registrationStatusRoutes({ registrationStatus, attemptsPerMinute }: Options): FastifyPluginAsyncZod {
  const config = { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } };
  return async (app) => {
    app.post(
      '/api/registrations/status',
      {
        config,
        schema: {
          summary: 'How far a registration has come',
          tags,
          body: tokenRequestSchema,
          response: { 200: registrationStatusSchema },
        },
      },
      async (request) => registrationStatus.get(request.body.token),
    );

    app.post(
      '/api/registrations/confirmation',
      {
        config,
        schema: {
          summary: 'Email the link that confirms a registration again',
          tags,
          body: tokenRequestSchema,
          response: { 200: confirmationSentSchema },
        },
      },
      async (request) => registrationStatus.resend(request.body.token),
    );
  };
}

function passwordResetRoutes({ passwordResets, attemptsPerMinute }: Options): FastifyPluginAsyncZod {
  const config = { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } };
  return async (app) => {
    app.post(
      '/api/password-resets',
      {
        config,
        schema: {
          summary: 'Email a password reset link',
          tags,
          body: resetRequestSchema,
          response: { 200: resetAnswerSchema },
        },
      },
      (request) => passwordResets.request(request.body.username, pageLanguage(request)),
    );

    app.post(
      '/api/password-resets/account',
      {
        config,
        schema: {
          summary: 'The account that a reset link is for',
          tags,
          body: tokenRequestSchema,
          response: { 200: resetAccountSchema },
        },
      },
      async (request) => passwordResets.getAccount(request.body.token),
    );

    app.put(
      '/api/password-resets',
      {
        config,
        schema: { summary: 'Set a new password', tags, body: newPasswordRequestSchema, response: { 204: z.null() } },
      },
      async (request, reply) => {
        const page = { address: request.ip, language: pageLanguage(request) };
        await passwordResets.setPassword(request.body.token, request.body.password, page);
        return reply.status(204).send(null);
      },
    );
  };
}
