import type { CalculationResults, Programme, ReceiverList } from '@quietsite/contracts';
import { NO_MEASURES } from '@quietsite/domain';
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { programmeQuery, receiversQuery, resultsQuery } from '../../session/project-queries.ts';
import { startTexts } from '../../testing/texts.ts';
import { hasMitigation, openReport } from './use-open-report.ts';

beforeAll(startTexts);

const programmeOf = (...measures: Partial<typeof NO_MEASURES>[]) =>
  ({ equipmentRows: measures.map((some) => ({ measures: { ...NO_MEASURES, ...some } })) }) as unknown as Programme;

interface Situation {
  readonly programme?: Programme;
  readonly verdict?: string;
  readonly answer?: boolean | null;
  readonly projectId?: number | null;
}

/** The questions asked after pressing the button, and where it leads. */
async function press({ programme = programmeOf({}), verdict = 'exceeds', answer = null, projectId = 3 }: Situation) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(programmeQuery(3).queryKey, programme);
  const receivers = [{ pointId: 1, verdict }];
  client.setQueryData(resultsQuery(3).queryKey, { run: { projectId: 3 }, receivers } as unknown as CalculationResults);
  const points = [{ pointId: 1, isSelected: true }];
  client.setQueryData(receiversQuery(3).queryKey, { points } as unknown as ReceiverList);
  const events: string[] = [];
  const ask = async ({ text }: { readonly text: string }) => {
    events.push(text === i18next.t('runLog.suggestion.quieterMethods') ? 'asked' : text);
    return answer;
  };
  await openReport({ t: i18next.t, client, ask, goTo: (path) => void events.push(path) }, projectId);
  return events;
}

describe('the way to the report', () => {
  it('[SHELL-41] suggests mitigation where there is none: any measure of any row is one', () => {
    expect(hasMitigation(programmeOf())).toBe(false);
    expect(hasMitigation(programmeOf({}, {}))).toBe(false);
    for (const some of [{ quieterMethodSoundPower: 98 }, { barrierDba: -5 }, { customMethodDba: -3 }])
      expect(hasMitigation(programmeOf({}, some))).toBe(true);
  });

  it('[SHELL-41] [Q115] asks first, and leads to mitigation, to the report or nowhere', async () => {
    expect(await press({ answer: true })).toEqual(['asked', '/Mitigation/1']);
    expect(await press({ answer: false })).toEqual(['asked', '/Report']);
    expect(await press({ answer: null })).toEqual(['asked']);
  });

  it('[SHELL-41] [Q115] asks nobody who has mitigation, exceeds nowhere or can only read', async () => {
    expect(await press({ programme: programmeOf({}, { barrierDba: -5 }) })).toEqual(['/Report']);
    expect(await press({ verdict: 'satisfies' })).toEqual(['/Report']);
    expect(await press({ projectId: null })).toEqual(['/Report']);
  });
});
