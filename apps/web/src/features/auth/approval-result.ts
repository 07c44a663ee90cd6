import i18next from 'i18next';
import { routes } from '../../lib/routes.ts';

interface ApprovalResult {
  readonly text: string;
  readonly isSuccess: boolean;
}

const results = new Map([
  ['1', ['accounts.approvalResult.approved', true]],
  ['2', ['accounts.approvalResult.alreadyApproved', true]],
  ['3', ['accounts.approvalResult.rejected', false]],
  ['4', ['accounts.approvalResult.alreadyRejected', false]],
  ['5', ['accounts.approvalResult.activated', true]],
] as const);

/** Five fixed texts. Any other code counts as a failure (Q58). */
export function describeApproval(code: string | null): ApprovalResult {
  const [text, isSuccess] = results.get((code ?? '') as '1') ?? ['accounts.approvalResult.unknown', false];
  return { text: i18next.t(text), isSuccess };
}

export function approvalResultPath(result: number): string {
  return `${routes.approvalResult}?result=${result}`;
}
