import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { admin } from './messages/admin.en.ts';

beforeAll(startTexts);

describe('sentences of the specification', () => {
  it('[ADMIN-11] [ADMIN-20] question and alert are to the letter', () => {
    expect(admin.users.question).toBe('Do you want to PERMANENTLY DELETE this user?');
    expect(admin.equipment.refusal.WRONG_HEADER).toBe('Please make sure you upload correct database');
  });

  it('[ADMIN-27] [ADMIN-28] imports report their counts', () => {
    const counts = { added: 1, edited: 2, deleted: 3 };
    expect(i18next.t('admin.equipment.done.equipment', counts)).toBe(
      'Successfully added 1 new Equipment(s), edited 2 Equipment(s) and deleted 3 Equipment(s).',
    );
    expect(i18next.t('admin.equipment.done.relationships', counts)).toBe(
      'Successfully added 1 new relationship(s), edited 2 relationship(s) and deleted 3 relationship(s).',
    );
  });

  it('[ADMIN-02] [ADMIN-03] [ADMIN-30] charts and states are called as specified', () => {
    const { users, companies, projects, accumulatedProjects, districts, status } = admin.statistics;
    expect([users, companies, projects, accumulatedProjects, districts]).toEqual([
      'New users per month',
      'New companies per month',
      'New projects per month',
      'Projects in total',
      'Projects by District',
    ]);
    expect(Object.values(status)).toEqual(['Created', 'Submitted', 'Approved']);
  });
});
