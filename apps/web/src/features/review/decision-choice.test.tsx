import { MantineProvider } from '@mantine/core';
import type { Decision } from '@quietsite/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleSubmission } from '../../testing/sample-report.ts';
import { startTexts } from '../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../ui/dialogs/dialogs.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { addComment } from './review-calls.ts';
import { CommentNotAdded, registerUnsent } from './unsent-comment.ts';
import { useDeciding } from './use-deciding.ts';

beforeAll(startTexts);
afterEach(() => vi.unstubAllGlobals());

const review = { submissions: [sampleSubmission({ state: 'rejected' })], comments: [], approvedOn: null };
const comment = {
  ...{ id: 1, submissionId: 1, anchor: { kind: 'plan' }, anchorName: '', text: 'Why at night?' },
  ...{ author: 'Reviewer', isOwn: true, isByAuthority: true, createdAt: '2027-03-01T00:00:00.000Z', resolvedAt: null },
};
const refused = () => Response.json({ code: 'FORBIDDEN', message: '', details: {}, requestId: 'r' }, { status: 403 });
const returning: Decision = { decision: 'reject', submissionId: 1, reason: 'No barrier' };

function draw(node: ReactNode) {
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
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
