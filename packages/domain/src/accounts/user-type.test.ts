import { expect, it } from 'vitest';
import {
  approverOf,
  displayRole,
  isContractor,
  userTypeOfRegistration,
  userTypeOfRole,
  userTypes,
} from './user-type.ts';

it('[ORG-24] there are four types, two of them of companies', () => {
  expect(userTypes).toEqual(['admin', 'epd', 'Contractor Admin', 'Contractor Member']);
  expect(userTypes.filter(isContractor)).toEqual(['Contractor Admin', 'Contractor Member']);
});

it('[AUTH-08] [AUTH-09] [Q50] only a member waits for the company', () => {
  expect(userTypes.map(approverOf)).toEqual(['authority', 'authority', 'authority', 'company']);
});

it('[AUTH-32] [U11] the company decides what a person registers as', () => {
  expect(userTypeOfRegistration(false)).toBe('Contractor Admin');
  expect(userTypeOfRegistration(true)).toBe('Contractor Member');
});

it("[ORG-23] a role is shown without 'Contractor '", () => {
  expect(userTypes.map(displayRole)).toEqual(['admin', 'epd', 'Admin', 'Member']);
  expect(userTypeOfRole('Admin')).toBe('Contractor Admin');
});
