import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { projectListKey } from '../../session/project-queries.ts';
import { sampleProject } from '../../testing/sample-report.ts';
import { DraftStore } from '../draft/draft-store.ts';
import { type ProjectPart, revisionOf } from './project-part.ts';
import { renewOthers, saveDraft } from './save-draft.ts';

interface Words {
  readonly revision: number;
  readonly words: readonly string[];
}
type Value = readonly string[];

const failure = (code: ConstructorParameters<typeof ApiError>[0]['code']) => new ApiError({ code, message: '' });
const lost = () => failure('NETWORK');

/** A server with a list of words, and a page with a draft of them, begun on revision 3. */
function open(words: Value = ['a']) {
  const server = { revision: 3, words };
  const sent: string[] = [];
  const hooks: { respond?: () => Promise<void> | void; arrives: boolean; reads: number } = { arrives: true, reads: 0 };
  const store = (next: Value) => {
    server.words = next;
    server.revision += 1;
  };
  const query = (projectId: number) =>
    queryOptions({
      queryKey: ['projects', projectId, 'words'],
      queryFn: async (): Promise<Words> => {
        hooks.reads += 1;
        return { ...server };
      },
    });
  const part: ProjectPart<Value, Words, string> = {
    name: 'words',
    isSame: (one, other) => one.join() === other.join(),
    isReadable: (value): value is Value => Array.isArray(value),
    query,
    startOf: (stored) => stored.words,
    revisionOf,
    isStored: (wanted, stored) => wanted.join() === stored.words.join(),
    keepMine: (wanted) => wanted,
    carry: (step) => step,
    authorOf: () => ({ by: 'Somebody', at: '2026-11-18T02:00:00Z' }),
    send: async (_client, _projectId, wanted, revision) => {
      sent.push(`${wanted.join(' ')} over ${revision}`);
      if (hooks.arrives) {
        if (revision !== server.revision) throw failure('CONFLICT');
        store(wanted);
      }
      await hooks.respond?.();
      return { stored: { ...server }, news: 'two rows merged' };
    },
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draft = new DraftStore(part, { projectId: 7, userId: 1 }, localStorageOf());
  draft.offer({ value: words, revision: 3, source: { ...server } });
  const now = () => {
    const state = draft.read();
    if (!state) throw new Error('no draft');
    const { base, revision, history } = state;
    return { value: history.present, base, revision, isDirty: draft.isDirty(), source: draft.readSource() };
  };
  const save = () =>
    saveDraft(client, part, 7, {
      read: now,
      saved: (stored, value, carry) => draft.saved(stored, value, carry),
      rebase: (stored) => draft.rebase(stored),
      reset: (stored) => draft.reset(stored),
      change: (next) => draft.change(next),
    });
  return { client, part, server, sent, hooks, store, draft, now, save };
}

function localStorageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a save', () => {
  it('sends the revision it is based on, and the draft and the cache then have what is stored', async () => {
    const { client, part, sent, hooks, draft, now, save } = open();
    draft.change(['b']);
    expect(await save()).toMatchObject({ kind: 'saved', news: 'two rows merged', over: 3 });
    expect([sent, hooks.reads]).toEqual([['b over 3'], 0]);
    expect(now()).toMatchObject({ value: ['b'], base: ['b'], revision: 4, isDirty: false });
    expect(client.getQueryData(part.query(7).queryKey)).toEqual({ revision: 4, words: ['b'] });
  });

  it('is not overwritten by a response that was requested before it', async () => {
    const { client, part, draft, save } = open();
    const old = new Promise<Words>((resolve) => setTimeout(() => resolve({ revision: 3, words: ['old'] }), 5000));
    void client.fetchQuery({ ...part.query(7), queryFn: () => old }).catch(() => undefined);
    draft.change(['b']);
    await save();
    await vi.advanceTimersByTimeAsync(6000);
    expect(client.getQueryData(part.query(7).queryKey)).toEqual({ revision: 4, words: ['b'] });
  });

  it('keeps what was typed while it was under way', async () => {
    const { hooks, draft, now, save } = open();
    draft.change(['b']);
    hooks.respond = () => draft.change(['b', 'typed meanwhile']);
    await save();
    expect(now()).toMatchObject({ value: ['b', 'typed meanwhile'], base: ['b'], revision: 4, isDirty: true });
  });
});

describe('a lost response', () => {
  it('[SITE-35] [U60] is looked for, and what arrived is saved', async () => {
    const { sent, hooks, draft, now, save } = open();
    draft.change(['b']);
    hooks.respond = () => Promise.reject(lost());
    const saving = save();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await saving).toMatchObject({ kind: 'saved', news: null, over: null });
    expect([sent.length, hooks.reads, now().isDirty]).toEqual([1, 1, false]);
  });

  it('[SITE-35] is looked for four times; what never arrived stays a draft', async () => {
    const { hooks, draft, now, save } = open();
    draft.change(['b']);
    hooks.arrives = false;
    hooks.respond = () => Promise.reject(lost());
    const saving = save().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await saving).toMatchObject({ code: 'NETWORK' });
    expect([hooks.reads, now().value, now().isDirty]).toEqual([4, ['b'], true]);
  });

  it('[U60] that is noticed by the next save is no conflict', async () => {
    const { server, draft, now, save, store } = open();
    draft.change(['b']);
    store(['b']);
    expect(await save()).toMatchObject({ kind: 'saved', over: null });
    expect([server.revision, now().isDirty]).toEqual([4, false]);
  });
});

describe('[U23] a save by somebody else', () => {
  it('of another part does not matter: it is sent again on the new revision', async () => {
    const { server, sent, draft, save } = open();
    draft.change(['b']);
    server.revision = 9;
    expect(await save()).toMatchObject({ kind: 'saved', over: 9 });
    expect(sent).toEqual(['b over 3', 'b over 9']);
  });

  it('of the same part is a choice, with who and when; the own version can be put over theirs', async () => {
    const { sent, draft, now, save, store } = open();
    draft.change(['mine']);
    store(['theirs']);
    const result = await save();
    expect(result).toMatchObject({ kind: 'conflict', by: 'Somebody', at: '2026-11-18T02:00:00Z' });
    expect(now()).toMatchObject({ value: ['mine'], revision: 3 });
    if (result.kind === 'conflict') result.keepMine();
    expect(await save()).toMatchObject({ kind: 'saved' });
    expect(sent).toEqual(['mine over 3', 'mine over 4']);
  });

  it('depends on what is stored now, not on a response that was requested before', async () => {
    const { client, part, draft, save, store } = open();
    const old = new Promise<Words>((resolve) => setTimeout(() => resolve({ revision: 3, words: ['a'] }), 5000));
    void client.fetchQuery({ ...part.query(7), queryFn: () => old }).catch(() => undefined);
    draft.change(['mine']);
    store(['theirs']);
    expect(await save()).toMatchObject({ kind: 'conflict', stored: { revision: 4, words: ['theirs'] } });
  });

  it('of the same part can be taken instead', async () => {
    const { draft, now, save, store } = open();
    draft.change(['mine']);
    store(['theirs']);
    const result = await save();
    if (result.kind === 'conflict') result.takeTheirs();
    expect(now()).toMatchObject({ value: ['theirs'], base: ['theirs'], revision: 4, isDirty: false });
  });

  it('is named by the project if the part does not say who it was', async () => {
    const { part, draft, save, store } = open();
    Object.assign(part, { authorOf: undefined });
    vi.stubGlobal('fetch', async () => Response.json(sampleProject({ modifiedBy: 'Demo Engineer' })));
    draft.change(['mine']);
    store(['theirs']);
    expect(await save()).toMatchObject({ kind: 'conflict', by: 'Demo Engineer' });
    vi.unstubAllGlobals();
  });
});

it('after a save everything else of the project is read again, and the list of projects', async () => {
  const client = new QueryClient();
  const [own, other] = [
    ['projects', 7, 'words'],
    ['projects', 7, 'results'],
  ];
  for (const queryKey of [own, other, projectListKey]) client.setQueryData(queryKey, {});
  await renewOthers(client, 7, [own]);
  const isStale = [own, other, projectListKey].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(isStale).toEqual([false, true, true]);
});
