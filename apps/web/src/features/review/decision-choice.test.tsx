import { MantineProvider } from '@mantine/core';
import type { Decision, ReviewComment } from '@quietsite/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleComment, sampleSubmission } from '../../testing/sample-report.ts';
import { stubTabStorage } from '../../testing/tab-storage.ts';
import { startTexts } from '../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../ui/dialogs/dialogs.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { addComment, briefQuery } from './review-calls.ts';
import { CommentNotAdded, registerUnsent } from './unsent-comment.ts';
import { useDeciding } from './use-deciding.ts';

beforeAll(startTexts);
beforeEach(() => stubTabStorage());
afterEach(() => vi.unstubAllGlobals());

const review = { submissions: [sampleSubmission({ state: 'rejected' })], comments: [], approvedOn: null };
const comment = sampleComment();
const refused = () => Response.json({ code: 'FORBIDDEN', message: '', details: {}, requestId: 'r' }, { status: 403 });
const returning: Decision = { decision: 'reject', submissionId: 1, reason: 'No barrier is shown.' };

function draw(node: ReactNode, client = new QueryClient()) {
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <DialogsContext value={{} as Dialogs}>
          <MemoryRouter>{node}</MemoryRouter>
        </DialogsContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

type Deciding = ReturnType<typeof useDeciding>;

function Decider({ onHook }: { readonly onHook: (hook: Deciding) => void }) {
  onHook(useDeciding(3, () => undefined));
  return null;
}

/** Decides while a comment is being typed, and returns the requests in order. */
function decideWith(answerComment: () => Response) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${path} ${init.body}`);
    return path.endsWith('/comments') ? answerComment() : Response.json(review);
  });
  const forget = registerUnsent({
    projectId: 3,
    isComplete: true,
    send: () => addComment(3, { submissionId: 1, anchor: { kind: 'plan' }, text: 'Why at night?' }),
  });
  const hooks: Deciding[] = [];
  draw(<Decider onHook={(hook) => hooks.push(hook)} />);
  const [hook] = hooks;
  if (!hook) throw new Error('nothing was drawn');
  return { sent, deciding: hook.mutateAsync(returning).finally(forget) };
}

describe('a decision while a comment is typed', () => {
  it('[APPROVE-21] adds the comment first', async () => {
    const { sent, deciding } = decideWith(() => Response.json(comment, { status: 201 }));
    await deciding;
    expect(sent).toEqual([
      expect.stringMatching(/^\/api\/projects\/3\/comments .*Why at night\?/),
      expect.stringMatching(/^\/api\/projects\/3\/decision .*No barrier/),
      expect.stringMatching(/^\/api\/review-desk /),
    ]);
  });

  it('[APPROVE-21] is not sent when the comment cannot be added', async () => {
    const { sent, deciding } = decideWith(refused);
    await expect(deciding).rejects.toBeInstanceOf(CommentNotAdded);
    expect(sent).toHaveLength(1);
  });

  const choice = <DecisionChoice projectId={3} submissionId={1} review={review} onClose={() => undefined} />;
  const drawWith = (projectId: number, isComplete: boolean) => {
    const forget = registerUnsent({ projectId, isComplete, send: async () => undefined });
    const drawn = draw(choice);
    forget();
    return drawn;
  };
  const disabled = (drawn: string) => drawn.match(/<button[^>]* disabled=""/g)?.length ?? 0;

  it('[APPROVE-21] says that the comment goes with it, and nothing where none is typed', () => {
    expect(drawWith(3, true)).toContain('Your comment will be added with the decision.');
    expect(disabled(drawWith(3, true))).toBe(0);
    expect(draw(choice)).not.toContain('comment');
    expect(drawWith(4, true)).not.toContain('comment');
  });

  it('[APPROVE-21] waits until somebody chose what the comment is about', () => {
    const drawn = drawWith(3, false);
    expect(drawn).toContain('choose what it is about or clear it first');
    expect(disabled(drawn)).toBe(2);
  });
});

describe('[APPROVE-36] the decision', () => {
  const drafts = [
    sampleComment({ id: 1, isDraft: true, number: 2, text: 'Examination weeks' }),
    sampleComment({ id: 2, parentId: 3, isDraft: true, text: 'Still too high' }),
    sampleComment({ id: 3, number: 1, text: 'Why at night?' }),
    sampleComment({ id: 4, number: 3, text: 'Which permits?' }),
  ];
  const brief = {
    counts: { exceeds: 8, borderline: 0, satisfies: 2, leftOut: 0, untold: 0, isRestrictedUnassessed: false },
    exceeding: [1, 2, 3, 4, 5, 6, 7, 8].map((pointId) => ({ pointId, name: `N${pointId}`, buildingName: '' })),
    checks: [{ name: 'schoolDates', result: 'look', count: 1, names: ['N1'], target: null }],
  };
  const drawChoice = (comments: ReviewComment[], isBriefKnown = true) => {
    const client = new QueryClient();
    if (isBriefKnown) client.setQueryData(briefQuery(1).queryKey, brief as never);
    return draw(
      <DecisionChoice projectId={3} submissionId={1} review={{ ...review, comments }} onClose={() => undefined} />,
      client,
    );
  };
  const wordsOf = (drawn: string) => drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  it('[APPROVE-78] opens with the focus in the reason, not on the approval', () => {
    const focused = [...drawChoice([]).matchAll(/<(\w+)[^>]* data-autofocus="true"/g)].map(([, element]) => element);
    expect(focused).toEqual(['textarea']);
  });

  it('lists exceeding receivers, open checks, comments sent with it and comments that stay open', () => {
    const words = wordsOf(drawChoice(drafts));
    expect(words).toContain('8 receivers exceed their criteria: N1, N2, N3, N4, N5, N6. And 2 more.');
    expect(words).toContain('1 automatic check needs attention.');
    expect(words).toMatch(/Sent with it .*Examination weeks.*Reply: Still too high/);
    expect(words).toMatch(/Still open from earlier .*Which permits\?/);
    expect(words).toContain('Return with 2 comments');
    expect(words).toContain('What needs to change');
  });

  it('is the plain return where nothing is sent with it, and can be made without the brief', () => {
    const words = wordsOf(drawChoice([], false));
    expect(words).toContain('Return for changes');
    expect(words).not.toMatch(/Sent with it|exceeds? (its|their)/);
  });

  it('[APPROVE-41] starts with the reason that was typed before', () => {
    stubTabStorage(new Map([['review-text 3 reason', 'key\nScreen the west.']]));
    expect(drawChoice([])).toContain('Screen the west.');
  });
});
