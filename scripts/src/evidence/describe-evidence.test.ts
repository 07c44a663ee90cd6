import { expect, it } from 'vitest';
import { describeEvidence, formatEvidence, type Pass } from './describe-evidence.ts';

const rows = [{ id: 'API-01', calls: ['GET /a', 'PUT /a'] }];
const pass = (mode: Pass['mode'], callIndex: number, hasPassed: boolean, hits: readonly string[]): Pass => ({
  ...{ mode, callIndex, hits: new Set(hits), outcomes: [{ file: 'a', title: 'calls > [API-01] a', hasPassed }] },
});

it('a call is proven when it was made, and a test of its row went red for nothing in the answer and for a refusal', () => {
  const evidence = describeEvidence(rows, [
    pass('hollow', 0, false, ['API-01 GET /a']),
    pass('refused', 0, false, ['API-01 GET /a']),
    pass('hollow', 1, true, ['API-01 PUT /a']),
    pass('refused', 1, false, ['API-01 PUT /a']),
  ]);
  expect(evidence.map(({ call, isRed }) => [call, isRed])).toEqual([
    ['GET /a', true],
    ['PUT /a', false],
  ]);
  expect(formatEvidence(evidence)).toContain('API-01     0        1 GREEN PUT /a');
});

it('a red test that never made the call proves nothing', () => {
  const [first] = describeEvidence(rows, [pass('hollow', 0, false, []), pass('refused', 0, false, [])]);
  expect(first).toMatchObject({ redTests: { hollow: 0, refused: 0 }, isRed: false });
});
