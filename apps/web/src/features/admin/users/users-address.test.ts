import { expect, it } from 'vitest';
import { changeUsersAddress, readUsersAddress, type UsersAddress } from './users-address.ts';

const change = (query: string, part: Partial<UsersAddress>) =>
  changeUsersAddress(new URLSearchParams(query), part).toString();

it('[ADMIN-48] the address keeps list, search and state, and the open project', () => {
  const usual = { view: 'accounts', find: '', state: null };
  expect(readUsersAddress(new URLSearchParams('tab=users&state=tired&view=film'))).toEqual(usual);
  const address = change('project=7&tab=users', { state: 'locked', find: 'Harbour Works' });
  expect(address).toBe('project=7&tab=users&find=Harbour+Works&state=locked');
  expect(readUsersAddress(new URLSearchParams(address))).toEqual({ ...usual, find: 'Harbour Works', state: 'locked' });
  expect(change(address, { view: 'invitations' })).toBe(`${address}&view=invitations`);
  expect(change(address, usual as UsersAddress)).toBe('project=7&tab=users');
});
