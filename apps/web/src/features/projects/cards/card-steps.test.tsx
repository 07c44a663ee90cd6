import type { ProjectProgress } from '@quietsite/contracts';
import { STEPS } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { CardSteps } from './card-steps.tsx';

beforeAll(startTexts);

const complete: ProjectProgress = {
  projectId: 1,
  steps: STEPS.map((step) => ({ step, state: 'complete', missing: [], waitsFor: null })),
  next: null,
  levels: null,
  isCalculating: false,
};
const textOf = (isReturned: boolean) =>
  renderToStaticMarkup(<CardSteps progress={complete} isReturned={isReturned} onStep={() => undefined} />);

it('[PROJ-76] a returned project is not said to be complete, whatever its steps say', () => {
  expect(textOf(false)).toContain('All seven steps complete');
  expect(textOf(true)).toContain('Make the changes the authority asks for, then submit again');
  expect(textOf(true)).not.toContain('All seven steps complete');
});
