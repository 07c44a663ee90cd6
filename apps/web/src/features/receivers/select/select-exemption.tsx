import { Checkbox } from '@mantine/core';
import { lacksProof } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProofPicker } from '../../../project/materials/proof-picker.tsx';
import { useHasScreening } from '../../../project/screening/use-has-screening.ts';
import { receiversQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { EntrySection } from './select-entries.tsx';
import { exemptionOf, type FormFault, type RowForm } from './select-form.ts';

interface ExemptionProps {
  readonly pointId: number;
  readonly form: RowForm;
  readonly faults: readonly FormFault[];
  readonly onChange: (form: RowForm) => void;
}

/** Days out of use, closed windows and blank facades, with the attachment that is their evidence (M-109, M-143). */
export function ExemptionSection({ pointId, form, faults, onChange }: ExemptionProps) {
  const { t } = useTranslation();
  const hasScreening = useHasScreening();
  const projectId = useOpenProjectId() ?? 0;
  const proofs = useQuery({ ...receiversQuery(projectId), enabled: false }).data?.proofs ?? [];
  const isUnproved = lacksProof(exemptionOf(form));
  return (
    <EntrySection form={form} faults={faults} onChange={onChange} list="outOfUse">
      <Checkbox
        label={t('select.exemption.closedWindows')}
        checked={form.hasClosedWindows}
        onChange={(event) => onChange({ ...form, hasClosedWindows: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('select.exemption.blankFacades')}
        description={t(hasScreening ? 'select.exemption.blankHint' : 'select.exemption.blankOff')}
        checked={form.hasBlankFacades}
        onChange={(event) => onChange({ ...form, hasBlankFacades: event.currentTarget.checked })}
      />
      <ProofPicker
        ownerId={pointId}
        proofs={proofs}
        proofId={form.proofId}
        hint={t(isUnproved ? 'select.exemption.proofMissing' : 'select.exemption.proofHint')}
        onProof={(proofId) => onChange({ ...form, proofId })}
      />
    </EntrySection>
  );
}
