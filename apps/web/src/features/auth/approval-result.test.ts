import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { approvalResultPath, describeApproval } from './approval-result.ts';

beforeAll(startTexts);

describe('result of an approval', () => {
  it.each([
    ['1', 'The account has been approved.', true],
    ['2', 'The account was already approved by someone else.', true],
    ['3', 'The account has been rejected.', false],
    ['4', 'The account was already rejected by someone else.', false],
    ['5', 'Your account has been activated.', true],
    ['6', 'The result of the approval is unknown.', false],
    ['constructor', 'The result of the approval is unknown.', false],
    [null, 'The result of the approval is unknown.', false],
  ])('[APPROVE-11] [SHELL-32] [Q58] code %j reads %j', (code, text, isSuccess) => {
    expect(describeApproval(code)).toEqual({ text, isSuccess });
  });

  it('[SHELL-32] stands in the address', () => expect(approvalResultPath(3)).toBe('/UserApproval?result=3'));
});
