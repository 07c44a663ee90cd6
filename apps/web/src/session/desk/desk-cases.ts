import type { ReviewCase } from '@quietsite/contracts';
import type { Verdict } from '@quietsite/domain';
import { sortRows } from '../../ui/sort-rows.ts';
import { type DeskAddress, type DeskOrder, type DeskTab, deskTabs } from './desk-address.ts';

/** The headings of the list. Only cases that need a decision have a target. */
const deskGroups = ['past', 'within', 'returned', 'approved', 'closed'] as const;
export type DeskGroup = (typeof deskGroups)[number];

type Standing = Pick<ReviewCase, 'state' | 'days'>;

/** Closed cases appear only in the list of all cases. */
const isInTab = ({ state }: Pick<Standing, 'state'>, tab: DeskTab): boolean => tab === 'all' || state === tab;

export function countTabs(cases: readonly Pick<Standing, 'state'>[]): Readonly<Record<DeskTab, number>> {
  const counts = { needsDecision: 0, returned: 0, approved: 0, all: 0 };
  for (const tab of deskTabs) counts[tab] = cases.filter((one) => isInTab(one, tab)).length;
  return counts;
}

export const isPastTarget = ({ state, days }: Standing, targetDays: number): boolean =>
  state === 'needsDecision' && days > targetDays;

function groupOf(one: Standing, targetDays: number): DeskGroup {
  if (one.state !== 'needsDecision') return one.state;
  return isPastTarget(one, targetDays) ? 'past' : 'within';
}

/** The first `limit` cases in their groups, each group with its total count. Keeps the order within a group. */
export function groupCases<Case extends Standing>(cases: readonly Case[], targetDays: number, limit: number) {
  let room = limit;
  return deskGroups.flatMap((group) => {
    const all = cases.filter((one) => groupOf(one, targetDays) === group);
    const members = all.slice(0, room);
    room -= members.length;
    return members.length === 0 ? [] : [{ group, count: all.length, members }];
  });
}

export const countReported = ({ exceeds, borderline, satisfies }: NonNullable<ReviewCase['levels']>): number =>
  exceeds + borderline + satisfies;

/** The overall verdict of a case; null if nothing was calculated. */
export function verdictOfCase({ levels }: Pick<ReviewCase, 'levels'>): Verdict | null {
  if (levels === null) return null;
  if (levels.exceeds > 0) return 'exceeds';
  return levels.borderline > 0 ? 'borderline' : 'satisfies';
}

/** Every word of the search is in the title, the version, or the name of the company or the assigned officer. */
function matches({ title, version, company, assignee }: ReviewCase, find: string): boolean {
  const text = [title, version ?? '', company ?? '', assignee?.name ?? ''].join(' ').toLocaleLowerCase();
  return find
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function isAssigned({ assignee }: ReviewCase, wanted: string, readerId: number): boolean {
  if (wanted === '') return true;
  if (wanted === 'nobody') return assignee === null;
  return assignee?.id === (wanted === 'me' ? readerId : Number(wanted));
}

/** The cases that match the tab, the search and the filters. */
export function findCases(cases: readonly ReviewCase[], address: DeskAddress, readerId: number): readonly ReviewCase[] {
  const { tab, find, district, company, assigned, exceeds } = address;
  return cases.filter(
    (one) =>
      isInTab(one, tab) &&
      matches(one, find) &&
      (district === '' || one.districts.includes(district)) &&
      (company === '' || one.company === company) &&
      isAssigned(one, assigned, readerId) &&
      (exceeds === '' || verdictOfCase(one) === exceeds),
  );
}

export function sortCases(cases: readonly ReviewCase[], order: DeskOrder): readonly ReviewCase[] {
  switch (order) {
    case 'longest':
      return sortRows(cases, ({ days }) => days, true);
    case 'newest':
      return sortRows(cases, ({ submittedOn, decidedOn }) => decidedOn ?? submittedOn, true);
    case 'worst':
      return sortRows(cases, ({ levels }) => levels?.worst?.excess ?? null, true);
    case 'title':
      return sortRows(cases, ({ title }) => title, false);
  }
}
