import {
  accountsAtStart,
  derivationAtStart,
  neighboursAtStart,
  reviewAtStart,
  runLogAtStart,
  siteDetailAtStart,
  timeAtStart,
} from './at-start.en.ts';
import { editor } from './editor.en.ts';
import { errors } from './errors.en.ts';
import { failure } from './failure.en.ts';
import { preview } from './preview.en.ts';
import { info, projects } from './projects.en.ts';
import { restricted } from './restricted.en.ts';
import { results } from './results.en.ts';
import { shell } from './shell.en.ts';
import { terms } from './terms.en.ts';
import { tour } from './tour.en.ts';

/** The English texts needed before any screen other than the sign-in card and the project list is opened. */
export const start = {
  ...shell,
  ...results,
  projects,
  info,
  failure,
  editor,
  errors,
  preview,
  restricted,
  terms,
  tour,
  accounts: accountsAtStart,
  derivation: derivationAtStart,
  neighbours: neighboursAtStart,
  review: reviewAtStart,
  runLog: runLogAtStart,
  siteDetail: siteDetailAtStart,
  time: timeAtStart,
} as const;
