import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../features/help/messages/statement.en.ts';
import { startTexts } from '../../testing/texts.ts';
import { describeRole } from './header.tsx';

beforeAll(startTexts);

const user = { id: 1, username: 'demo', firstName: 'A', lastName: 'B', company: null, companyId: null, district: null };

describe('the header', () => {
  it('[SHELL-58] names the authority by department and district, an administrator by the office', () => {
    const say = (userType: 'epd' | 'admin' | 'Contractor Admin', district: string | null = null) =>
      describeRole(i18next.t, { ...user, userType, district });
    expect(say('epd', 'Kowloon City')).toBe('Environmental Protection Department, Kowloon City');
    expect(say('epd')).toBe('Environmental Protection Department');
    expect(say('admin')).toBe('Administrator');
    expect(say('Contractor Admin')).toBe('demo, Contractor Admin');
  });
});

it('[HELP-06] the accessibility statement says nothing of mails in English alone, nor how it is made', () => {
  const text = JSON.stringify(statement);
  expect(text).not.toContain('Mails');
  expect(text).not.toContain('program that reads');
});
