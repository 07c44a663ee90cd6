import { expect, it } from 'vitest';
import { companyKey } from './company.ts';

it.each([
  ['Harbour Works Limited', 'harbour  works ltd.'],
  ['Harbour Works Co., Ltd', 'HARBOUR WORKS COMPANY LIMITED'],
  ['A.B.C. Builders', 'ABC Builders Ltd'],
  ['Wing & Sons', 'Wing and Sons'],
  ['Ｈarbour Works', 'Harbour-Works'],
])('[AUTH-17] [U16] %j and %j are one company', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
});

it.each([
  ['Harbour Works', 'Harbour Work'],
  ['Wing Builders', 'Wing Builders Engineering'],
  ['Coast Builders', 'Ast Builders'],
])('[U16] %j and %j are two', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other));
});

it('[U16] a name of legal forms alone keeps a key', () => {
  expect(companyKey('The Company Limited')).toBe('the');
  expect(companyKey('Company Limited')).toBe('company limited');
});
