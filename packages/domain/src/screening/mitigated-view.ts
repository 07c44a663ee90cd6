import { type EngineScreening, MITIGATED, numberAt } from '@quietsite/acoustics';

/** The screens that stand in the mitigated run, whose levels are judged, as an index of views (M-110, M-115). */
export function mitigatedViewOn({ stages }: Pick<EngineScreening, 'stages'>, day: number): number {
  const stage = stages.find(({ startDay, endDay }) => startDay <= day && day <= endDay);
  if (stage === undefined) throw new RangeError(`no screens are known on day ${day}`);
  return numberAt(stage.views, MITIGATED);
}

export function listMitigatedViews({ stages }: Pick<EngineScreening, 'stages'>): number[] {
  return [...new Set(stages.map(({ views }) => numberAt(views, MITIGATED)))];
}
