import { isAtIssue } from '@quietsite/domain';
import type { Guide } from './guide/build-guide.ts';
import { GuidePanel } from './guide/guide-panel.tsx';
import { MitigationMaterials } from './mitigation-materials.tsx';
import { type ChosenReceiver, nameOf } from './receiver-choice.ts';
import type { MitigationRow } from './sheet/mitigation-rows.ts';
import type { Mitigation } from './use-mitigation.ts';

/** The side panel: the files of a row, by its id, or the guide. */
export type Side = number | 'guide' | null;

interface MitigationSideProps {
  readonly side: Side;
  readonly mitigation: Mitigation;
  readonly rows: readonly MitigationRow[];
  readonly chosen: ChosenReceiver;
  readonly guide: Guide<MitigationRow> | null;
  readonly onClose: () => void;
}

export function MitigationSide({ side, mitigation, rows, chosen, guide, onClose }: MitigationSideProps) {
  const { isReadonly, changeMeasures } = mitigation;
  if (side === 'guide')
    return (
      <GuidePanel
        {...{ guide, isReadonly, onClose }}
        receiverName={nameOf(chosen)}
        exceeds={isAtIssue(chosen.level.verdict)}
        onApply={({ id }, measures) => changeMeasures(new Map([[id, measures]]))}
      />
    );
  const proven = rows.find(({ id }) => id === side);
  return proven ? <MitigationMaterials key={proven.id} mitigation={mitigation} row={proven} onClose={onClose} /> : null;
}
