import type { MitigationStage, Verdict } from '@quietsite/domain';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { quieterCatalogue as catalogue } from '../../../../../packages/domain/src/testing/quieter-builder.ts';
import { startTexts } from '../../testing/texts.ts';
import { type Dialogs, DialogsContext } from '../../ui/dialogs/dialogs.tsx';
import type { ChosenReceiver } from './receiver-choice.ts';
import { sampleChosen, sampleMitigationRow } from './testing/sample-mitigation.ts';
import type { Mitigation } from './use-mitigation.ts';
import type { MitigationAddress } from './use-mitigation-address.ts';
import { isAnythingOpen, useStageMoves } from './use-stage-moves.ts';

beforeAll(startTexts);

interface Walker {
  readonly isYes?: boolean;
  readonly isReadonly?: boolean;
  /** False if the edits cannot be saved. */
  readonly canSave?: boolean;
  readonly verdict?: Verdict;
}

type Move = ReturnType<typeof useStageMoves>;

interface MovesProps {
  readonly mitigation: Mitigation;
  readonly address: MitigationAddress;
  readonly receivers: readonly ChosenReceiver[];
  readonly onMove: (move: Move) => void;
}

function Moves({ mitigation, address, receivers, onMove }: MovesProps) {
  onMove(useStageMoves(mitigation, address, receivers));
  return null;
}

/** The events, in order, when a user moves from one stage to another. */
async function walk(from: MitigationStage, to: MitigationStage, walker: Walker = {}) {
  const { isYes = true, isReadonly = false, canSave = true, verdict = 'exceeds' } = walker;
  const events: string[] = [];
  const dialogs = {
    confirm: async ({ text }) => {
      events.push(text.slice(0, 44));
      return isYes;
    },
  } as Partial<Dialogs> as Dialogs;
  const afterSaving = (act: () => void) => {
    events.push('save');
    if (canSave) act();
  };
  const go = ({ stage }: { readonly stage?: MitigationStage }) => events.push(`stage ${stage}`);
  const moves: Move[] = [];
  renderToStaticMarkup(
    <DialogsContext value={dialogs}>
      <Moves
        mitigation={
          {
            isReadonly,
            afterSaving,
            rows: [sampleMitigationRow()],
            catalogue: { data: catalogue },
          } as unknown as Mitigation
        }
        receivers={[sampleChosen({ level: { verdict } })]}
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

  it('[MITI-56] where nothing is open it saves and goes without a question', async () => {
    expect(await walk(1, 2, { verdict: 'satisfies' })).toEqual(['save', 'stage 2']);
    const isOpen = (stage: 1 | 2, row: Parameters<typeof sampleMitigationRow>[0], verdict: Verdict = 'borderline') =>
      isAnythingOpen(
        { t: i18next.t, catalogue },
        [sampleMitigationRow(row)],
        [sampleChosen({ level: { verdict } })],
        stage,
      );
    const method = { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 };
    expect([isOpen(1, {}), isOpen(1, {}, 'satisfies')]).toEqual([true, false]);
    expect([isOpen(1, { measures: method }), isOpen(2, { measures: method })]).toEqual([false, true]);
    expect(isOpen(1, { equipmentId: 999 })).toBe(false);
  });

  it('[MITI-32] who may only read just goes', async () => {
    expect(await walk(1, 2, { isReadonly: true })).toEqual(['stage 2']);
  });
});
