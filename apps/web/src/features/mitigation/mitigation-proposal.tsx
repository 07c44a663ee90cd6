import type { PlanningCatalogue } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { ProposalView } from './proposal/proposal-view.tsx';
import type { Coverage } from './receiver-choice.ts';
import type { MitigationRow } from './sheet/mitigation-rows.ts';
import type { Mitigation } from './use-mitigation.ts';

interface MitigationProposalProps {
  readonly mitigation: Mitigation;
  readonly rows: readonly MitigationRow[];
  readonly coverage: Coverage;
  readonly catalogue: PlanningCatalogue;
  readonly onClose: () => void;
}

/** Shows the proposal in place of the table. Accepted changes are one step of the draft. */
export function MitigationProposal({ mitigation, rows, coverage, catalogue, onClose }: MitigationProposalProps) {
  const { t } = useTranslation();
  return (
    <ProposalView
      {...{ rows, coverage, catalogue, onClose }}
      onAccept={(changes, isCalculating) => {
        mitigation.changeMeasures(changes);
        onClose();
        if (isCalculating) return mitigation.calculate();
        showSuccess({
          id: 'proposal-accepted',
          title: t('proposal.accepted', { count: changes.size }),
          text: t('proposal.acceptedText'),
        });
      }}
    />
  );
}
