import { MantineProvider } from '@mantine/core';
import type { ProjectProgress } from '@quietsite/contracts';
import type { StepItem } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { StepList } from './step-list.tsx';

beforeAll(startTexts);

const item = (
  code: StepItem['code'],
  screen: StepItem['place']['screen'],
  names: readonly string[] = [],
): StepItem => ({
  ...{ code, count: names.length || 1, names },
  place: { screen, part: null, taskId: null, rowId: null, pointId: null },
});
const progress: ProjectProgress = {
  projectId: 1,
  steps: [
    { step: 'information', state: 'complete', waitsFor: null, missing: [] },
    {
      ...{ step: 'equipment', state: 'missing', waitsFor: null },
      missing: [item('TASKS_WITHOUT_EQUIPMENT', 'equipment', ['Road marking'])],
    },
    {
      ...{ step: 'levels', state: 'outOfDate', waitsFor: null },
      missing: [item('LEVELS_OUT_OF_DATE', 'calculate', ['schedule', 'equipment'])],
    },
    { step: 'mitigation', state: 'exceeds', waitsFor: null, missing: [] },
    { step: 'report', state: 'waits', waitsFor: 'levels', missing: [] },
  ],
  next: null,
  levels: {
    ...{ calculatedAt: '2026-11-18T17:16:00.000Z', isCurrent: false, receivers: 3 },
    ...{ satisfies: 2, borderline: 0, exceeds: 1 },
    worst: { pointId: 7, name: 'N1', level: 81.06, criterion: 70, verdict: 'exceeds' },
  },
  isCalculating: false,
};
const draw = (isReadonly: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <StepList progress={progress} isReadonly={isReadonly} onGo={() => undefined} />
    </MantineProvider>,
  );

it('[SHELL-76] names what each step lacks, with a link that says what it is for', () => {
  const page = draw(false);
  for (const text of ['Road marking has no equipment', 'Add<', '1 thing is missing', 'Waits for: Levels and receivers'])
    expect(page).toContain(text);
  expect(page).toContain('aria-label="Add: Road marking has no equipment"');
});

it('[SHELL-79] keeps the old levels with their time, and says what changed since', () => {
  const page = draw(false);
  expect(page).toMatch(/Levels of 2026-11-1\d \d\d:16; the project has changed since/);
  expect(page).toContain('Changed since: schedule, equipment');
  expect(page).toContain('Worst: N1, 81.1 against 70');
});

it('[SHELL-76] offers a reader to view, and nothing to calculate', () => {
  const page = draw(true);
  expect(page.match(/>View</g)).toHaveLength(1);
  expect(page).not.toContain('Calculate<');
  expect(page).not.toContain('Add<');
});
