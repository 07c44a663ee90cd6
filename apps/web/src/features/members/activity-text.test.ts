import { type Activity, activityActions } from '@quietsite/contracts';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeActivity, formatMinute } from './activity-text.ts';

function describeSample(changes: Partial<Activity>): string {
  const sample: Activity = { id: 1, at: '2026-11-15T08:05:00.000Z', who: 'Wing Chan', action: 'created', details: {} };
  return describeActivity(i18next.t, { ...sample, ...changes });
}

describe('the activity of a project', () => {
  beforeAll(startTexts);

  it('names both people and the roles as the list of members calls them', () => {
    const details = { name: 'May Lee', was: 'readonly', role: 'admin' };
    expect(describeSample({ action: 'changedRole', details })).toBe(
      'Wing Chan changed the role of May Lee from Read-only to Admin.',
    );
  });

  it('[Q140] describes a transfer', () => {
    expect(describeSample({ action: 'transferredOwnership', details: { name: 'May Lee' } })).toBe(
      'Wing Chan transferred the ownership to May Lee.',
    );
  });

  it('does not leave a gap where nobody is known by name', () => {
    expect(describeSample({ who: null })).toBe('The system created the project.');
    expect(describeSample({ action: 'removedMember' })).toBe('Wing Chan removed someone.');
  });

  it.each(activityActions)('has a sentence without holes for %s', (action) => {
    const details = { name: 'May Lee', was: 'member', role: 'admin' };
    expect(describeSample({ action, details })).toMatch(/^Wing Chan [^{}]+\.$/);
  });

  it('gives the time in Hong Kong', () => {
    expect(formatMinute('2026-11-15T16:05:59.000Z')).toBe('2026-11-16 00:05');
  });
});
