import {
  type EquipmentEntry,
  emissionOf,
  isScreenedModel,
  listModelOptions,
  type MeasureOption,
  type NoiseModel,
  type OptimiserProblem,
  type PlanningCatalogue,
  type Proposal,
  type RowActivity,
} from '@quietsite/domain';
import { Store } from '../../../lib/store.ts';
import { allowedCatalogue, type ProposalSettings } from './proposal-settings.ts';
import type { Plan } from './proposed-changes.ts';

export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'failed' }
  /** searching: a better one may follow. stopped: by the user. finished: searching on would find none. */
  | { readonly status: 'searching' | 'stopped' | 'finished'; readonly plan: Plan | null };

export interface SearchRequest {
  readonly pointIds: readonly number[];
  readonly rows: readonly (EquipmentEntry & RowActivity)[];
  readonly catalogue: PlanningCatalogue;
  readonly settings: ProposalSettings;
  /** Rows that must not change. */
  readonly heldIds: ReadonlySet<number>;
}

interface SearchDependencies {
  /** Null if superseded by another request. */
  readonly requestModel: (pointIds: readonly number[], isCumulative: boolean) => Promise<NoiseModel | null>;
  /** Searches until stopped. Returns a function that stops the search. */
  readonly search: (
    problem: OptimiserProblem,
    listener: { readonly onProposal: (proposal: Proposal) => void; readonly onFailure: () => void },
  ) => () => void;
}

const IDLE: SearchState = { status: 'idle' };

/** One search at a time. Results of earlier searches are ignored. */
export class ProposalSearch extends Store<SearchState> {
  readonly #dependencies: SearchDependencies;
  #searchNumber = 0;
  #stopWorker: (() => void) | null = null;

  constructor(dependencies: SearchDependencies) {
    super(IDLE);
    this.#dependencies = dependencies;
  }

  start = async (request: SearchRequest): Promise<void> => {
    const { pointIds, settings } = request;
    const searchNumber = this.#begin({ status: 'searching', plan: null });
    try {
      const model = await this.#dependencies.requestModel(pointIds, settings.isCumulative);
      if (searchNumber !== this.#searchNumber) return;
      if (model === null) return this.#end({ status: 'failed' });
      this.#search(searchNumber, model, listAllowed(model, request));
    } catch {
      if (searchNumber === this.#searchNumber) this.#end({ status: 'failed' });
    }
  };

  /** Keeps the best proposal so far. */
  stop = (): void => {
    const { plan } = this.state.status === 'searching' ? this.state : { plan: null };
    this.#end(plan ? { status: 'stopped', plan } : IDLE);
  };

  discard = (): void => this.#end(IDLE);

  #search(searchNumber: number, model: NoiseModel, options: readonly (readonly MeasureOption[])[]): void {
    this.#stopWorker = this.#dependencies.search(
      { model, options },
      {
        onProposal: (proposal) => {
          if (searchNumber !== this.#searchNumber) return;
          const plan = { model, options, proposal };
          if (proposal.isFinished) this.#end({ status: 'finished', plan });
          else this.set({ status: 'searching', plan });
        },
        onFailure: () => searchNumber === this.#searchNumber && this.#end({ status: 'failed' }),
      },
    );
  }

  #begin(state: SearchState): number {
    this.#end(state);
    return this.#searchNumber;
  }

  #end(state: SearchState): void {
    this.#searchNumber += 1;
    this.#stopWorker?.();
    this.#stopWorker = null;
    this.set(state);
  }
}

/** The options of each row without the excluded methods. A held row has only its current option. */
function listAllowed(model: NoiseModel, { rows, catalogue, settings, heldIds }: SearchRequest): MeasureOption[][] {
  const options = listModelOptions(model, rows, { ...settings, catalogue: allowedCatalogue(catalogue, settings) });
  const heldRows = new Map(rows.filter(({ id }) => heldIds.has(id)).map((row) => [row.id, row]));
  return options.map((ofRow, index) => {
    const held = heldRows.get(model.rowIds[index] as number);
    if (!held) return ofRow;
    const emission = emissionOf({ ...held, ...held.measures }, isScreenedModel(model));
    return [{ measures: held.measures, ...emission, cost: 0 }];
  });
}
