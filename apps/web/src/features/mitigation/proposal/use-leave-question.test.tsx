import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../../ui/dialogs/dialogs.tsx';
import { useLeaveQuestion } from './proposal-view.tsx';

beforeAll(startTexts);

type MayLeave = ReturnType<typeof useLeaveQuestion>;

function Leaving({ count, onDrawn }: { readonly count: number; readonly onDrawn: (mayLeave: MayLeave) => void }) {
  onDrawn(useLeaveQuestion(count));
  return null;
}

/** The question asked when the user leaves a proposal, and whether they may leave. */
async function leave(count: number, isYes: boolean) {
  const asked: unknown[] = [];
  const dialogs = {
    confirm: async (question) => {
      asked.push(question);
      return isYes;
    },
  } as Partial<Dialogs> as Dialogs;
  const drawn: MayLeave[] = [];
  renderToStaticMarkup(
    <DialogsContext value={dialogs}>
      <Leaving count={count} onDrawn={(mayLeave) => drawn.push(mayLeave)} />
    </DialogsContext>,
  );
  return { isLeft: await drawn[0]?.(), asked };
}

it('[MITI-54] a proposal nobody has accepted is left only after a question, where staying lies at hand', async () => {
  const stayed = await leave(21, false);
  expect(stayed.isLeft).toBe(false);
  expect(stayed.asked).toEqual([
    {
      title: 'Leave the proposal?',
      text: '21 proposed changes have not been accepted and will be lost.',
      labels: { yes: 'Leave without accepting', no: 'Back to the proposal' },
      isDangerous: true,
    },
  ]);
  expect((await leave(1, true)).isLeft).toBe(true);
  expect(await leave(0, false)).toEqual({ isLeft: true, asked: [] });
});
