import { shell } from '../app/messages/shell.en.ts';
import { results } from '../features/calculation/messages/results.en.ts';
import { projects } from '../features/projects/messages/projects.en.ts';
import { preview, restricted } from '../project/messages/preview.en.ts';
import {
  accountsAtStart,
  derivationAtStart,
  editorAtStart,
  membersAtStart,
  neighboursAtStart,
  reviewAtStart,
  runLogAtStart,
  siteDetailAtStart,
  timeAtStart,
  tourAtStart,
} from './at-start.en.ts';
import { errors } from './errors.en.ts';
import { failure } from './failure.en.ts';
import { terms } from './terms.en.ts';

/** The English texts needed before any screen other than the sign-in card and the project list is opened. */
export const start = {
  ...shell,
  ...results,
  projects,
  failure,
  errors,
  preview,
  restricted,
  terms,
  tour: tourAtStart,
  accounts: accountsAtStart,
  editor: editorAtStart,
  derivation: derivationAtStart,
  members: membersAtStart,
  neighbours: neighboursAtStart,
  review: reviewAtStart,
  runLog: runLogAtStart,
  siteDetail: siteDetailAtStart,
  time: timeAtStart,
} as const;
