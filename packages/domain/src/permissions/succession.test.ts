import { expect, it } from 'vitest';
import { canTakeOver, type OwnerAccount } from './succession.ts';

const leaving: OwnerAccount = { id: 1, userType: 'Contractor Member', companyId: 7, isActive: true };
const reviewer: OwnerAccount = { id: 2, userType: 'epd', companyId: null, isActive: true };

it('[U27] [Q140] a present colleague takes over, and nobody else', () => {
  expect(canTakeOver(leaving, { ...leaving, id: 3 })).toBe(true);
  expect(canTakeOver(leaving, { ...leaving, id: 3, userType: 'Contractor Admin' })).toBe(true);
  expect(canTakeOver(leaving, leaving)).toBe(false);
  expect(canTakeOver(leaving, { ...leaving, id: 3, isActive: false })).toBe(false);
  expect(canTakeOver(leaving, { ...leaving, id: 3, companyId: 8 })).toBe(false);
});

it('[U27] among the authority another reviewer does, never an administrator', () => {
  expect(canTakeOver(reviewer, { ...reviewer, id: 3 })).toBe(true);
  expect(canTakeOver(reviewer, { ...reviewer, id: 3, userType: 'admin' })).toBe(false);
  expect(canTakeOver(reviewer, { ...leaving, companyId: null })).toBe(false);
});
