import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleProject, sampleSubmission } from '../../../testing/sample-report.ts';
import { stubTabStorage } from '../../../testing/tab-storage.ts';
import { startTexts } from '../../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../../ui/dialogs/dialogs.tsx';
import { useSubmission } from './use-submission.ts';

beforeAll(startTexts);
afterEach(() => vi.unstubAllGlobals());

interface Server {
  readonly answer: () => Promise<Response> | Response;
  readonly isSubmittedThen?: boolean;
  readonly isProjectReadable?: boolean;
}

const submission = sampleSubmission({ number: 2 });
const received = () => Response.json(submission, { status: 201 });
const refused = (code: string) => Response.json({ code, message: '', details: {}, requestId: 'r' }, { status: 409 });

type Hook = ReturnType<typeof useSubmission>;

interface StepProps {
  readonly onStep: () => void;
  readonly onHook: (hook: Hook) => void;
}

function Step({ onStep, onHook }: StepProps) {
  const readContact = () => ({ email: 'a@example.org', roleInProject: 'Main contractor' });
  onHook(useSubmission({ projectId: 3, prepare: async () => true, readContact, onSubmitted: onStep }));
  return null;
}

/** A user at step 2, with the events in order. */
function hand({ answer, isSubmittedThen = true, isProjectReadable = true }: Server, answers: boolean[] = []) {
  const events: string[] = [];
  const sent: { key: string }[] = [];
  const access = { ...sampleProject().access, isSubmitted: isSubmittedThen };
  stubTabStorage();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/submission'))
      return isProjectReadable ? Response.json(sampleProject({ access })) : refused('FORBIDDEN');
    sent.push(JSON.parse(String(init.body)));
    const gone = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
    return Promise.race([answer(), gone]);
  });
  const dialogs = {
    notify: ({ text, action }) => void events.push(text, ...(action ? [action.label] : [])),
    confirm: async ({ text }) => {
      events.push(text);
      return answers.shift() === true;
    },
  } as Partial<Dialogs> as Dialogs;
  const hooks: Hook[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DialogsContext value={dialogs}>
        <MemoryRouter>
          <Step onStep={() => events.push('step 0')} onHook={(hook) => hooks.push(hook)} />
        </MemoryRouter>
      </DialogsContext>
    </QueryClientProvider>,
  );
  const [hook] = hooks;
  if (!hook) throw new Error('nothing was drawn');
  return { hook, events, sent };
}

const FAILED = 'Failed to submit. Please refresh and try again.';
const CLOSING = 'Report is still submitting. Are you sure you want to cancel?';

describe('a submission', () => {
  it('[REPORT-13] [REPORT-14] reads the project again, goes to step 0 and says its number', async () => {
    const { hook, events } = hand({ answer: received });
    hook.submit();
    await vi.waitFor(() => expect(events).toHaveLength(3));
    expect(events).toEqual([
      'step 0',
      expect.stringContaining('Submission 2 was received. A receipt is on its way to a@example.org;'),
      'Receipt and submitted files',
    ]);
    expect(await hook.confirmClose()).toBe(true);
  });

  it('[REPORT-15] [U46] that failed says so in the words of the specification, and tried again it is the same act', async () => {
    const { hook, events, sent } = hand({ answer: () => refused('INTERNAL') });
    hook.submit();
    await vi.waitFor(() => expect(events).toEqual([FAILED]));
    hook.submit();
    await vi.waitFor(() => expect(events).toEqual([FAILED, FAILED]));
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('[REPORT-15] also when the project cannot be read again', async () => {
    const { hook, events } = hand({ answer: received, isProjectReadable: false });
    hook.submit();
    await vi.waitFor(() => expect(events).toEqual([FAILED]));
  });

  it('[REPORT-08] [Q124] is given up only by a yes, and nothing is submitted then', async () => {
    const { hook, events } = hand({ answer: () => new Promise(() => undefined), isSubmittedThen: false }, [
      false,
      true,
    ]);
    hook.submit();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await hook.confirmClose()).toBe(false);
    expect(await hook.confirmClose()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(events).toEqual([CLOSING, CLOSING]);
  });

  it('[Q124] that the server had already received is announced after all', async () => {
    const { hook, events } = hand({ answer: () => new Promise(() => undefined) }, [true]);
    hook.submit();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await hook.confirmClose()).toBe(true);
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events[1]).toContain('had already received');
  });
});
