import type { ErrorCode } from '@quietsite/contracts';

/** Status and text of each error code. Texts follow the specification where it gives one (U57 for spelling). */
const errorResponses = {
  VALIDATION_FAILED: [400, 'The request is not valid.'],
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  FORBIDDEN: [403, 'You do not have permission to do this.'],
  TOKEN_INVALID: [401, 'This access token is invalid or has expired.'],
  TOKEN_SCOPE: [403, 'This token is not authorised for this endpoint.'],
  NOT_FOUND: [404, 'Not found.'],
  CONFLICT: [409, 'Someone else has changed this in the meantime.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please wait a moment.'],
  PAYLOAD_TOO_LARGE: [413, 'The content is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This content type is not supported.'],
  CROSS_ORIGIN: [403, 'The request did not come from the address of QuietSite.'],
  INTERNAL: [500, 'Something went wrong on the server.'],
  UNAVAILABLE: [503, 'The service is not available at the moment. Please try again in a minute.'],
  BAD_CREDENTIALS: [401, 'Incorrect username or password.'],
  UNKNOWN_USER: [401, 'Username does not exist.'],
  PENDING: [403, 'Your registration is pending.'],
  LOCKED_OUT: [
    403,
    'Your account has reached the maximum number of failed login attempts and has been temporarily locked. Please try again tomorrow or reset your password.',
  ],
  DEACTIVATED: [403, 'This account is deactivated. Please contact the administrator.'],
  TWO_FACTOR_INVALID: [401, 'Two factor code is invalid or expired.'],
  TOO_MANY_INVITATIONS: [429, 'You have reached the limit for invitations. Please try again later.'],
  INVITED_OFTEN: [429, 'This address has been invited several times today. Please try again tomorrow.'],
  USERNAME_TAKEN: [409, 'Username already exists.'],
  EMAIL_TAKEN: [409, 'Email already exists.'],
  WEAK_PASSWORD: [422, '*Password must be at least 8 characters and contain letters and numbers.'],
  WRONG_PASSWORD: [422, 'The current password is incorrect.'],
  LINK_INVALID: [410, 'This link has already been used or is no longer valid.'],
  OWN_ACCOUNT: [409, 'You cannot do this to your own account.'],
  LAST_ADMIN: [409, 'A company must have at least one Admin.'],
  OWNS_PROJECTS: [409, 'This person owns projects. Please choose a new owner for them.'],
  TITLE_TAKEN: [409, 'Project title already exists!'],
  TOO_MANY_PROJECTS: [
    409,
    'Your company has reached its project limit. Please delete projects that are no longer needed.',
  ],
  NO_ROOM_FOR_FILES: [
    409,
    'Your company has used all its file storage. Please remove files that are no longer needed.',
  ],
  PROJECT_LOCKED: [409, 'Someone else has this project open.'],
  OWNER_STAYS: [409, 'The owner of a project is always an Admin.'],
  ALREADY_MEMBER: [409, 'This person is already a member of the project.'],
  SITE_INVALID: [422, 'The site cannot be saved as drawn.'],
  SCHEDULE_INVALID: [422, 'The schedule cannot be saved as it is.'],
  EQUIPMENT_INVALID: [422, 'The equipment cannot be saved as it is.'],
  MITIGATION_INVALID: [422, 'The mitigation cannot be saved as it is.'],
  TOO_MANY_SCENARIOS: [409, 'A project can have six plans. Delete one that is no longer needed.'],
  SCENARIO_IN_USE: [409, 'The plan in use cannot be deleted. Use another one first.'],
  EQUIPMENT_TAKEN: [409, 'Equipment with this ID and name already exists.'],
  RECEIVERS_INVALID: [422, 'The receivers cannot be saved as they are.'],
  CENTRE_OUTSIDE_ZONE: [422, 'Geographical centre must be inside the zone'],
  NO_POLYGONS: [422, 'There is 0 polygon on your shapefile. Please upload another shapefile.'],
  NOT_POLYGONS: [422, 'Your shapefile does not contain Polygon geometry type. Please upload another shapefile.'],
  FILE_REFUSED: [422, 'This file cannot be used.'],
  NO_ZONES: [
    409,
    'There are no zones in this project. Please add zones and construction activities before assigning equipment.',
  ],
  NO_SCHEDULE: [
    409,
    'There is no schedule in this project. Please add construction activities before assigning equipment.',
  ],
  // Errors of the calculation itself; before it starts, the page has its own texts (CALC-04, CALC-06).
  NO_EQUIPMENT: [409, 'PME is not set for this Project. Please set the equipment first.'],
  NO_RECEIVERS: [409, 'No NSR Points for this Project. Please set the NSR points first.'],
  NOT_CALCULATED: [409, 'This project has not been calculated.'],
  RUN_ALREADY_ACTIVE: [409, 'A calculation of this project is already running.'],
  RUN_NOT_ACTIVE: [409, 'No calculation of this project is running.'],
  INPUT_CHANGED: [409, 'The project was changed while it was being calculated.'],
  CALCULATION_FAILED: [500, 'Calculation did not finish. Please try again.'],
  PRINTING_FAILED: [500, 'The document could not be created. Please try again.'],
  PRINTING_TOO_LONG: [500, 'Creating the document took too long. Please include fewer receivers.'],
  REPORT_INCOMPLETE: [409, 'The report is incomplete.'],
  ALREADY_SUBMITTED: [409, 'The project has already been submitted.'],
  OWN_PROJECT: [403, 'You cannot decide on a project that you submitted or work on. Another reviewer must decide.'],
  ALREADY_DECIDED: [409, 'This submission has already been decided.'],
} as const satisfies Record<ErrorCode, readonly [status: number, message: string]>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(errorResponses[code][1], options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorResponses[this.code][0];
  }
}
