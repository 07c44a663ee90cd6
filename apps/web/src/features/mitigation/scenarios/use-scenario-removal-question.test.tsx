import { notificationsStore } from '@mantine/notifications';
import type { Scenario } from '@quietsite/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../../ui/dialogs/dialogs.tsx';
import { useScenarioRemovalQuestion } from './use-scenario-removal-question.ts';

beforeAll(startTexts);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] });
});

type Ask = (scenario: Scenario) => void;

function Requester({ onAsk }: { readonly onAsk: (ask: Ask) => void }) {
  onAsk(useScenarioRemovalQuestion(3).ask);
  return null;
}

/** Presses Delete of a plan, and returns the question and the requests. */
async function press(isYes: boolean) {
  // The focus moves later, in a page.
  vi.useFakeTimers();
  const [asked, sent]: [string[], string[]] = [[], []];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return Response.json([]);
  });
  const dialogs = {
    confirm: async ({ title, text, labels }) => {
      asked.push(title, text, labels?.yes ?? '', labels?.no ?? '');
      return isYes;
    },
  } as Partial<Dialogs> as Dialogs;
  const asks: Ask[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/Mitigation/3?project=3']}>
        <DialogsContext value={dialogs}>
          <Requester onAsk={(ask) => asks.push(ask)} />
        </DialogsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  asks[0]?.({ id: 7, letter: 'C', name: 'Night works' } as Scenario);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  return { asked, sent };
}

it('[MITI-60] a plan is deleted only after a question that names it', async () => {
  const kept = await press(false);
  expect(kept.asked).toEqual([
    'Delete Plan C: Night works?',
    'Its measures, name and note are deleted. The project itself does not change.',
    ...['Delete Plan C: Night works', 'Keep it'],
  ]);
  expect(kept.sent).toEqual([]);
  expect((await press(true)).sent).toEqual(['DELETE /api/projects/3/scenarios/7']);
});
