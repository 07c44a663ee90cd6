import { MantineProvider } from '@mantine/core';
import type { PlanFindingBody } from '@quietsite/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleSubmission } from '../../../testing/sample-report.ts';
import { startTexts } from '../../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../../ui/dialogs/dialogs.tsx';
import { CheckList } from './check-list.tsx';
import { isOpenItem } from './findings.ts';
import { nextNumber, useSubmitQuestion } from './use-submit-question.ts';

beforeAll(startTexts);
afterEach(() => vi.unstubAllGlobals());

function Requester({
  count,
  onAsk,
}: {
  readonly count: number;
  readonly onAsk: (ask: () => Promise<boolean>) => void;
}) {
  onAsk(useSubmitQuestion(3, count));
  return null;
}

/** Presses Submit with this many open items, and returns the question or message and its buttons. */
function press(count: number, isYes: boolean, review: () => Response) {
  const said: string[] = [];
  vi.stubGlobal('fetch', async () => review());
  const dialogs = {
    notify: ({ text }) => void said.push(text),
    confirm: async ({ text, labels }) => {
      said.push(text, labels?.yes ?? '', labels?.no ?? '');
      return isYes;
    },
  } as Partial<Dialogs> as Dialogs;
  const asks: (() => Promise<boolean>)[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DialogsContext value={dialogs}>
        <Requester count={count} onAsk={(ask) => asks.push(ask)} />
      </DialogsContext>
    </QueryClientProvider>,
  );
  return { ask: asks[0] ?? (async () => false), said };
}

const submissions = [sampleSubmission({ id: 9, projectId: 4, number: 7 }), sampleSubmission({ state: 'rejected' })];
const review = () => Response.json({ submissions, comments: [], approvedOn: null });

describe('Submit', () => {
  it('[REPORT-12] sends at once what has no open points', async () => {
    const { ask, said } = press(0, false, review);
    expect(await ask()).toBe(true);
    expect(said).toEqual([]);
  });

  it('[REPORT-12] asks first where points are open, naming the submission', async () => {
    const { ask, said } = press(2, true, review);
    expect(await ask()).toBe(true);
    const text = 'You are about to send submission 2 with 2 open items. It cannot be changed afterwards.';
    expect(said).toEqual([text, 'Submit', 'Back']);
    expect(await press(1, false, review).ask()).toBe(false);
  });

  it('asks once for two presses', async () => {
    const { ask, said } = press(1, true, review);
    expect(await Promise.all([ask(), ask()])).toEqual([true, false]);
    expect(said).toHaveLength(3);
  });

  it('[REPORT-15] sends nothing when it cannot even ask, and says so', async () => {
    const { ask, said } = press(1, true, () => new Response('', { status: 500 }));
    expect(await ask()).toBe(false);
    expect(said).toEqual(['Failed to submit. Please refresh and try again.']);
  });

  it('counts the submissions of this project alone', () => {
    expect([nextNumber({ submissions }, 3), nextNumber({ submissions: [] }, 3)]).toEqual([2, 1]);
  });
});

describe('the check before sending', () => {
  const warning = { code: 'BORDERLINE', isBlocking: false };
  const drawWhole = (...findings: PlanFindingBody[]) =>
    renderToStaticMarkup(
      <MantineProvider>
        <CheckList findings={findings} onFix={() => undefined} />
      </MantineProvider>,
    );
  const draw = (...findings: PlanFindingBody[]) => /<p[^>]*role="status".*?<\/p>/s.exec(drawWhole(...findings));

  it('is green only when nothing is open', () => {
    expect(draw()?.[0]).toMatch(/data-state="ready".*Nothing is missing/s);
    expect(draw(warning)?.[0]).toMatch(/data-state="open".*The report can be submitted with 1 open item\./s);
    const blocking = { code: 'EMAIL_MISSING', isBlocking: true };
    expect(draw(blocking, warning)?.[0]).toMatch(/data-state="blocked".*1 item must be resolved/s);
  });

  it('[REPORT-84] notes sample data without counting it as an open item', () => {
    const note = { code: 'SAMPLE_DATA', isBlocking: false };
    expect([note, warning].filter(isOpenItem)).toEqual([warning]);
    expect(draw(note)?.[0]).toMatch(/data-state="ready"/);
    expect(drawWhole(note)).toContain('The buildings are sample data');
    expect(draw(note, warning)?.[0]).toContain('The report can be submitted with 1 open item.');
  });

  it('[REPORT-87] mentions work on Sundays and general holidays without counting it as an open item', () => {
    const days = { restricted: 6, total: 14 };
    const note = { code: 'RESTRICTED_DAYS', isBlocking: false, days, names: ['2026-04-05', 'Pump'] };
    expect([note, warning].filter(isOpenItem)).toEqual([warning]);
    expect(draw(note)?.[0]).toMatch(/data-state="ready"/);
    const text = drawWhole(note).replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('6 of 14 days of work are Sundays or general holidays (restricted hours).');
    expect(text).toContain('2026-04-05, PumpWorking days');
  });

  it('[REPORT-78] says that documents are being printed, and asks nobody to resolve that', () => {
    const missing = { code: 'DOCUMENTS_MISSING', isBlocking: true };
    const drawWith = (isPrinting: boolean, ...more: PlanFindingBody[]) =>
      renderToStaticMarkup(
        <MantineProvider>
          <CheckList findings={[missing, ...more]} isPrinting={isPrinting} onFix={() => undefined} />
        </MantineProvider>,
      );
    expect(drawWith(true)).toMatch(/data-state="printing".*The documents are being printed/s);
    expect(drawWith(true)).not.toContain('have not all been printed');
    expect(drawWith(true, { code: 'EMAIL_MISSING', isBlocking: true })).toMatch(/data-state="blocked".*1 item must/s);
    expect(drawWith(false)).toMatch(/data-state="blocked".*have not all been printed/s);
  });

  it('[APPROVE-22] shows the reason for a return and links to the comments', () => {
    const drawn = drawWhole({ code: 'RETURNED', isBlocking: false, names: ['No barrier at N3'] });
    expect(drawn.replaceAll(/<[^>]*>/g, '')).toContain('Returned for changes: No barrier at N3Comments');
  });
});
