import { createOptimiser, type NoiseModel, type Proposal } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { plannedRows, planningRules, sampleModel } from '../../../testing/sample-plan.ts';
import { ProposalSearch, type SearchRequest } from './proposal-search.ts';
import { DEFAULT_SETTINGS } from './proposal-settings.ts';

const request: SearchRequest = {
  ...{ pointIds: [1], rows: plannedRows, catalogue: planningRules.catalogue, settings: DEFAULT_SETTINGS },
  heldIds: new Set(),
};

function setUp(model: NoiseModel | null = sampleModel(60)) {
  const asked: unknown[] = [];
  const running: { tell: (changes?: Partial<Proposal>) => void; fail: () => void; isStopped: boolean }[] = [];
  const search = new ProposalSearch({
    requestModel: async (...question) => {
      asked.push(question);
      return model;
    },
    search: (problem, { onProposal, onFailure }) => {
      const { proposal } = createOptimiser(problem);
      const entry = {
        tell: (changes?: Partial<Proposal>) =>
          onProposal({ ...proposal, isOptimal: false, isFinished: false, ...changes }),
        ...{ fail: onFailure, isStopped: false },
      };
      running.push(entry);
      return () => {
        entry.isStopped = true;
      };
    },
  });
  return { search, asked, running };
}

describe('the search for a proposal', () => {
  it('shows each proposal until nothing is cheaper, and then ends its worker', async () => {
    const { search, asked, running } = setUp();
    await search.start({ ...request, settings: { ...DEFAULT_SETTINGS, isCumulative: true } });
    expect(asked).toEqual([[[1], true]]);
    expect(search.read()).toEqual({ status: 'searching', plan: null });
    running[0]?.tell({ cost: 50 });
    expect(search.read()).toMatchObject({ status: 'searching', plan: { proposal: { cost: 50 } } });
    running[0]?.tell({ cost: 40, isFinished: true });
    expect(search.read()).toMatchObject({ status: 'finished', plan: { proposal: { cost: 40 } } });
    expect(running[0]?.isStopped).toBe(true);
  });

  it('leaves out methods that are not wanted, and rows that are held', async () => {
    const { search, running } = setUp();
    const planOf = async (changes: Partial<SearchRequest>) => {
      await search.start({ ...request, ...changes });
      running.at(-1)?.tell();
      const state = search.read();
      return 'plan' in state ? (state.plan?.options ?? []) : [];
    };
    const namesOf = (options: Awaited<ReturnType<typeof planOf>>) =>
      new Set(options.flatMap((ofRow) => ofRow.map(({ measures }) => measures.quieterMethodName)));
    expect(namesOf(await planOf({}))).toContain('Wire saw');
    const settings = { ...DEFAULT_SETTINGS, excludedMethods: ['Wire saw'] };
    expect(namesOf(await planOf({ settings }))).not.toContain('Wire saw');
    const held = await planOf({ heldIds: new Set([2]), settings: { ...DEFAULT_SETTINGS, isAnew: true } });
    expect(held[1]).toMatchObject([{ measures: { barrierDba: -5 }, cost: 0 }]);
    expect(held[0]?.length).toBeGreaterThan(1);
  });

  it('keeps the best when it is stopped, and listens to nobody afterwards', async () => {
    const { search, running } = setUp();
    await search.start(request);
    running[0]?.tell({ cost: 50 });
    search.stop();
    running[0]?.tell({ cost: 10 });
    running[0]?.fail();
    expect(search.read()).toMatchObject({ status: 'stopped', plan: { proposal: { cost: 50 } } });
    expect(running[0]?.isStopped).toBe(true);
  });

  it('is idle again when it is stopped before anything was found, or discarded', async () => {
    const { search, running } = setUp();
    await search.start(request);
    search.stop();
    expect(search.read()).toEqual({ status: 'idle' });
    await search.start(request);
    running[1]?.tell();
    search.discard();
    expect([search.read().status, running[1]?.isStopped]).toEqual(['idle', true]);
  });

  it('says when it broke: without a model, with rows that are not known, with a worker that fails', async () => {
    const without = setUp(null).search;
    await without.start(request);
    const { search, running } = setUp();
    await search.start({ ...request, rows: [] });
    expect([without.read().status, search.read().status]).toEqual(['failed', 'failed']);
    await search.start(request);
    running[0]?.fail();
    expect(search.read().status).toBe('failed');
  });
});
