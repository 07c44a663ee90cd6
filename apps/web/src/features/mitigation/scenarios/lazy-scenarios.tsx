import { type ComponentProps, lazy, Suspense } from 'react';
import { loadScenarioTexts } from '../../../texts/i18n.ts';
import { LoadingState } from '../../../ui/states.tsx';

// Loaded with their texts when the screen opens, because most projects have only one plan.
const Bar = lazy(async () => {
  const [{ ScenarioBar: Loaded }] = await Promise.all([import('./scenario-bar.tsx'), loadScenarioTexts()]);
  return { default: Loaded };
});
const Comparison = lazy(async () => {
  const [{ ScenarioComparison: Loaded }] = await Promise.all([
    import('./scenario-comparison.tsx'),
    loadScenarioTexts(),
  ]);
  return { default: Loaded };
});

export const ScenarioBar = (props: ComponentProps<typeof Bar>) => (
  <Suspense fallback={null}>
    <Bar {...props} />
  </Suspense>
);

export const ScenarioComparison = (props: ComponentProps<typeof Comparison>) => (
  <Suspense fallback={<LoadingState />}>
    <Comparison {...props} />
  </Suspense>
);
