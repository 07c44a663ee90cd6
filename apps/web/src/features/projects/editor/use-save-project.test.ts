import type { ProjectMap } from '@quietsite/contracts';
import { type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { DraftStore } from '../../../project/draft/draft-store.ts';
import { scheduleSource } from '../../../project/schedule/schedule-draft.ts';
import { sampleProject } from '../../../testing/sample-report.ts';
import { rebaseAfterInformation, rebaseAfterSite } from './use-save-project.ts';

const task = (id: number, zoneId: number): ScheduledTask => ({
  id,
  zoneId,
  constructionWork: '-',
  name: `Task ${id}`,
  start: toDay('2026-01-01'),
  end: toDay('2026-02-01'),
  sourceId: '',
});

/** A schedule begun on revision 4, with a task removed and one added. */
function begin() {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const store = new DraftStore(scheduleSource, { projectId: 1, userId: 1 }, storage);
  store.offer({ value: [task(1, 7), task(2, 8)], revision: 4 });
  store.change([task(1, 7), task(-1, 8)]);
  const read = () => {
    const state = store.read();
    if (!state) throw new Error('no draft');
    const { base, revision, history } = state;
    return { value: history.present, base, revision, isDirty: store.isDirty(), source: null };
  };
  const draft = {
    read,
    rebase: (stored: Parameters<typeof store.rebase>[0]) => store.rebase(stored),
    saved: (...given: Parameters<typeof store.saved>) => store.saved(...given),
  };
  return { store, draft };
}

const informed = (over: number | null) =>
  ({ kind: 'saved', stored: sampleProject({ revision: 5 }), news: null, over }) as const;

describe('parts of a save', () => {
  it('[U60] go on from the revision that the part before them answered', () => {
    const { draft } = begin();
    rebaseAfterInformation(draft, informed(4));
    expect(draft.read().revision).toBe(5);
  });

  it.each([3, null])('[U60] stay on their own revision when somebody else came between (%s)', (over) => {
    const { draft } = begin();
    rebaseAfterInformation(draft, informed(over));
    expect(draft.read().revision).toBe(4);
  });

  it('[Q80] drop the activities of zones that a saved site has no more, on both sides and in every step', () => {
    const { store, draft } = begin();
    const stored = { revision: 6, zones: [{ id: 7 }] } as unknown as ProjectMap;
    store.change([task(1, 7), task(-1, 8), task(-2, 7)]);
    rebaseAfterSite(draft, { over: 4, stored });
    expect(draft.read()).toMatchObject({ value: [task(1, 7), task(-2, 7)], base: [task(1, 7)], revision: 6 });
    store.undo();
    expect(draft.read().value).toEqual([task(1, 7)]);
    rebaseAfterSite(draft, { over: 3, stored: { ...stored, revision: 9 } });
    expect(draft.read().revision).toBe(6);
  });
});
