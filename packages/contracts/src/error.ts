import { z } from 'zod';

/** Every way a request can fail. One table on the server maps a code to its status and English text (Q03). */
export const errorCodes = [
  'VALIDATION_FAILED',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'TOKEN_INVALID',
  'TOKEN_SCOPE',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'CROSS_ORIGIN',
  'INTERNAL',
  'UNAVAILABLE',
  // sign-in
  'BAD_CREDENTIALS',
  'UNKNOWN_USER',
  'PENDING',
  'LOCKED_OUT',
  'DEACTIVATED',
  'TWO_FACTOR_INVALID',
  // accounts
  'TOO_MANY_INVITATIONS',
  'INVITED_OFTEN',
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
  'WEAK_PASSWORD',
  'WRONG_PASSWORD',
  'LINK_INVALID',
  'OWN_ACCOUNT',
  'LAST_ADMIN',
  'OWNS_PROJECTS',
  // projects
  'TITLE_TAKEN',
  'TOO_MANY_PROJECTS',
  'NO_ROOM_FOR_FILES',
  'PROJECT_LOCKED',
  'OWNER_STAYS',
  'ALREADY_MEMBER',
  // site
  'SITE_INVALID',
  'CENTRE_OUTSIDE_ZONE',
  'NO_POLYGONS',
  'NOT_POLYGONS',
  'FILE_REFUSED',
  // schedule and equipment
  'SCHEDULE_INVALID',
  'EQUIPMENT_INVALID',
  'MITIGATION_INVALID',
  'TOO_MANY_SCENARIOS',
  'SCENARIO_IN_USE',
  // catalogue
  'EQUIPMENT_TAKEN',
  // receivers
  'RECEIVERS_INVALID',
  // calculation preconditions and life cycle
  'NO_ZONES',
  'NO_SCHEDULE',
  'NO_EQUIPMENT',
  'NO_RECEIVERS',
  'NOT_CALCULATED',
  'RUN_ALREADY_ACTIVE',
  'RUN_NOT_ACTIVE',
  'INPUT_CHANGED',
  'CALCULATION_FAILED',
  'PRINTING_FAILED',
  'PRINTING_TOO_LONG',
  // report and review
  'REPORT_INCOMPLETE',
  'ALREADY_SUBMITTED',
  'OWN_PROJECT',
  'ALREADY_DECIDED',
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

export const errorEnvelopeSchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;
