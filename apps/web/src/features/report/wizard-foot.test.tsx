import { MantineProvider } from '@mantine/core';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { Stepper } from './stepper.tsx';
import { WizardFoot } from './wizard-foot.tsx';

beforeAll(startTexts);
const nothing = () => undefined;

function drawFoot(changes: Partial<ComponentProps<typeof WizardFoot>> = {}) {
  const usual = {
    ...({ step: 0, note: null, isReadonly: false, isPreview: false, isBusy: false, canSubmit: true } as const),
    submission: { isSubmitting: false, isSubmitted: false },
    ...{ onTogglePreview: nothing, onSelectPoints: nothing, onBack: nothing, onNext: nothing, onSubmit: nothing },
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <WizardFoot {...usual} {...changes} />
    </MantineProvider>,
  );
}

const buttonsOf = (markup: string) =>
  [...markup.matchAll(/<button.*?<\/button>/gs)]
    .map(([button]) => button.replace(/<[^>]+>/g, ''))
    .filter((text) => text !== 'Select receivers on the map');

describe('the buttons of the report wizard', () => {
  it('[REPORT-02] the text has Preview, which becomes Edit, and Next', () => {
    expect(buttonsOf(drawFoot())).toEqual(['Preview', 'Next']);
    expect(buttonsOf(drawFoot({ isPreview: true }))).toEqual(['Edit', 'Next']);
  });

  it('[REPORT-03] [REPORT-04] the appendices have Back and Next, the contact Back and Submit', () => {
    expect(buttonsOf(drawFoot({ step: 1 }))).toEqual(['Back', 'Next']);
    expect(buttonsOf(drawFoot({ step: 2 }))).toEqual(['Back', 'Submit']);
  });

  it('[REPORT-12] Submit becomes Submitting and then Submitted', () => {
    const labelOf = (isSubmitting: boolean, isSubmitted: boolean) =>
      buttonsOf(drawFoot({ step: 2, submission: { isSubmitting, isSubmitted } })).at(-1);
    expect([labelOf(false, false), labelOf(true, false), labelOf(false, true)]).toEqual([
      'Submit',
      'Submitting',
      'Submitted',
    ]);
  });

  it('[REPORT-16] who may only read has no Edit and selects nothing', () => {
    const markup = drawFoot({ isReadonly: true });
    expect(buttonsOf(markup)).toEqual(['Next']);
    expect(markup).not.toContain('Select receivers on the map');
  });

  const drawStepper = () =>
    renderToStaticMarkup(
      <MantineProvider>
        <Stepper step={1} isBusy={false} onStep={() => undefined} />
      </MantineProvider>,
    );

  it('[SHELL-62] the label of every other step is a button that leads there', () => {
    const buttons = [...drawStepper().matchAll(/<button(.*?)>/gs)].map(([, look]) => look?.includes('disabled'));
    expect(buttons).toEqual([false, true, false]);
  });

  it('[REPORT-01] the stepper says which of the three steps it is', () => {
    const steps = [...drawStepper().matchAll(/<li(.*?)>.*?<\/span>(.*?)<\/button><\/li>/gs)].map(([, look, text]) => [
      text,
      look?.includes('aria-current="step"'),
    ]);
    expect(steps).toEqual([
      ['Report text', false],
      ['Appendices', true],
      ['Contact and attachments', false],
    ]);
  });
});
