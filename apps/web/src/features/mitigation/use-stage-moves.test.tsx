import type { MitigationStage } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../ui/dialogs.tsx';
import type { Mitigation } from './use-mitigation.ts';
import type { MitigationAddress } from './use-mitigation-address.ts';
import { useStageMoves } from './use-stage-moves.ts';

beforeAll(startTexts);

interface Walker {
  readonly isYes?: boolean;
  readonly isReadonly?: boolean;
  /** False: what is edited cannot be saved. */
  readonly canSave?: boolean;
}

type Move = ReturnType<typeof useStageMoves>;

interface MovesProps {
  readonly mitigation: Mitigation;
  readonly address: MitigationAddress;
  readonly onMove: (move: Move) => void;
}

function Moves({ mitigation, address, onMove }: MovesProps) {
  onMove(useStageMoves(mitigation, address));
  return null;
}

/** What happens, in its order, to somebody who goes from one stage to another. */
async function walk(from: MitigationStage, to: MitigationStage, walker: Walker = {}) {
  const { isYes = true, isReadonly = false, canSave = true } = walker;
  const events: string[] = [];
  const dialogs = {
    confirm: async ({ text }) => {
      events.push(text.slice(0, 44));
      return isYes;
    },
  } as Partial<Dialogs> as Dialogs;
  const settleThen = (act: () => void) => {
    events.push('save');
    if (canSave) act();
  };
  const go = ({ stage }: { readonly stage?: MitigationStage }) => events.push(`stage ${stage}`);
  const moves: Move[] = [];
  renderToStaticMarkup(
    <DialogsContext value={dialogs}>
      <Moves
        mitigation={{ isReadonly, settleThen } as Mitigation}
        address={{ stage: from, go } as unknown as MitigationAddress}
        onMove={(move) => moves.push(move)}
      />
    </DialogsContext>,
  );
  await moves[0]?.(to);
  return events;
}

const METHODS = 'Please consider to use the Quieter Construct';
const QPME = 'Please consider to use QPME before consideri';

describe('from stage to stage', () => {
  it('[MITI-27] [MITI-28] on to stage 2 asks, saves and only then goes', async () => {
    expect(await walk(1, 2)).toEqual([METHODS, 'save', 'stage 2']);
    expect(await walk(1, 2, { canSave: false })).toEqual([METHODS, 'save']);
    expect(await walk(1, 2, { isYes: false })).toEqual([METHODS]);
  });

  it('[MITI-29] [Q117] on to stage 3 asks, saves and only then goes; No stays', async () => {
    expect(await walk(2, 3)).toEqual([QPME, 'save', 'stage 3']);
    expect(await walk(2, 3, { canSave: false })).toEqual([QPME, 'save']);
    expect(await walk(2, 3, { isYes: false })).toEqual([QPME]);
  });

  it('[MITI-26] back neither asks nor saves', async () => {
    expect(await walk(2, 1)).toEqual(['stage 1']);
    expect(await walk(3, 2)).toEqual(['stage 2']);
  });

  it('[MITI-32] who may only read just goes', async () => {
    expect(await walk(1, 2, { isReadonly: true })).toEqual(['stage 2']);
  });
});
