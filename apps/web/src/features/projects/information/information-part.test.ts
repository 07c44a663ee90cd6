import { DEFAULT_CALENDAR, emptyInformation } from '@quietsite/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectQuery } from '../../../session/project-queries.ts';
import { sampleProject } from '../../../testing/sample-report.ts';
import { toInformation } from './information.ts';
import { createProject, informationPart, informationSource, newWorkingDaysSource } from './information-part.ts';

afterEach(() => void vi.unstubAllGlobals());

const stored = sampleProject({ title: 'Harbour', bufferRadiusMetres: 300 });
const typed = { ...toInformation(stored), proponent: 'Mine Ltd' };

describe('the information of a project', () => {
  it('[Q22] of an unknown form is not taken for a draft', () => {
    expect(informationSource.isReadable(emptyInformation)).toBe(true);
    expect([{ title: 5 }, null, 'text'].map(informationSource.isReadable)).toEqual([false, false, false]);
  });

  it('starts blank for a new project', () => {
    expect([informationSource.startOf(null), informationSource.revisionOf(null)]).toEqual([emptyInformation, 0]);
  });

  it('[U23] does not conflict with a radius that was saved with the site', () => {
    const work = { value: typed, base: toInformation(stored), revision: 4, source: stored };
    const otherRadius = { ...stored, bufferRadiusMetres: 500 };
    expect(informationPart.isUntouched?.(work, otherRadius)).toBe(true);
    expect(informationPart.isUntouched?.(work, { ...stored, proponent: 'Theirs Ltd' })).toBe(false);
    expect(informationPart.isStored(typed, { ...otherRadius, proponent: 'Mine Ltd' })).toBe(true);
  });

  it('is sent with the radius that is stored', async () => {
    const client = new QueryClient();
    client.setQueryData(projectQuery(7).queryKey, { ...stored, bufferRadiusMetres: 500 });
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)));
      return Response.json(stored);
    });
    await informationPart.send(client, 7, typed, 4);
    expect(sent).toEqual([{ ...typed, bufferRadiusMetres: 500, revision: 4 }]);
  });
});

it('[SCHED-36] a new project starts with Monday to Saturday, and sends the calendar with its information', async () => {
  expect(newWorkingDaysSource.startOf(null)).toBe('usual');
  expect(['usual', 'everyDay', null, 'other'].map(newWorkingDaysSource.isReadable)).toEqual([true, true, false, false]);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json(stored);
  });
  await createProject(typed, DEFAULT_CALENDAR);
  await createProject(typed, null);
  expect(sent).toEqual([
    { ...typed, calendar: DEFAULT_CALENDAR },
    { ...typed, calendar: null },
  ]);
});
