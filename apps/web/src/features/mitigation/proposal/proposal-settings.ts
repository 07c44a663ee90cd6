import { type CostWeights, DEFAULT_WEIGHTS, keysOf, type PlanningCatalogue } from '@quietsite/domain';

/** The settings of a proposal (M-58, M-90). */
export interface ProposalSettings {
  readonly weights: CostWeights;
  /** Assess the level with neighbours and contributions. */
  readonly isCumulative: boolean;
  /** Start from no measures instead of the current ones. */
  readonly isAnew: boolean;
  /** Methods that do not suit this site, by name. */
  readonly excludedMethods: readonly string[];
  /** Leave out receivers that exceed or are borderline but are not selected (Q149). */
  readonly isSelectedOnly: boolean;
}

export const DEFAULT_SETTINGS: ProposalSettings = {
  ...{ weights: DEFAULT_WEIGHTS, isCumulative: false, isAnew: false, excludedMethods: [], isSelectedOnly: false },
};

/** The catalogue without the excluded methods. */
export const allowedCatalogue = (
  catalogue: PlanningCatalogue,
  { excludedMethods }: ProposalSettings,
): PlanningCatalogue => ({
  ...catalogue,
  methods: catalogue.methods.filter(({ name }) => !excludedMethods.includes(name)),
});

export const WEIGHTS = keysOf(DEFAULT_WEIGHTS);
const MAX_WEIGHT = 100;

/** A weight in steps of a tenth from 0, or null if the text is not a number (M-90). */
export function readWeight(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value)) return null;
  return Math.round(Math.min(Math.max(value, 0), MAX_WEIGHT) * 10) / 10;
}
