import { admin } from '../features/admin/messages/admin.en.ts';
import { portal } from '../features/admin/messages/portal.en.ts';
import { districtPage } from '../features/district/messages/district.en.ts';
import { inbox } from '../features/inbox/messages/inbox.en.ts';
import { measure } from '../features/measure/messages/measure.en.ts';
import { scenarios } from '../features/mitigation/messages/scenarios.en.ts';
import { placeSearch } from '../features/places/messages/places.en.ts';
import { home } from '../features/projects/messages/home.en.ts';
import { overview } from '../features/results/messages/overview.en.ts';
import { brief } from '../features/review/messages/brief.en.ts';
import { caseFile } from '../features/review/messages/case-file.en.ts';
import { signedIn } from './signed-in.en.ts';

/** Every text a user reads. */
export const en = {
  ...signedIn,
  admin,
  brief,
  caseFile,
  districtPage,
  home,
  inbox,
  measure,
  overview,
  placeSearch,
  portal,
  scenarios,
} as const;
