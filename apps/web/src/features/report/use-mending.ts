import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { fieldIds } from './contact/contact-step.tsx';
import type { Mending } from './contact/findings.ts';
import type { ReportAddress } from './report-address.ts';
import { proofPath } from './report-address.ts';

/** Goes to where a finding is fixed. */
export function useMending(projectId: number, address: ReportAddress, onCalculate: () => void) {
  const navigate = useProjectNavigate();
  const leave = useNavigate();
  const rows = useQuery(programmeQuery(projectId)).data?.equipmentRows;
  return (mending: Mending) => {
    switch (mending.kind) {
      case 'calculate':
        return onCalculate();
      case 'points':
        return address.go({ isSelecting: true });
      case 'documents':
        return address.go({ step: 1 });
      case 'section':
        return address.go({ step: 0, section: mending.section, pointId: mending.pointId ?? null });
      case 'field':
        return document.getElementById(fieldIds[mending.field])?.focus();
      case 'attachments':
        return document.getElementById('report-attachments')?.closest('section')?.focus();
      case 'review':
        return navigate(routes.review);
      case 'newProject':
        return void leave(routes.editProject);
      case 'equipment':
      case 'proof': {
        const taskId = rows?.find(({ id }) => id === mending.rowId)?.taskId;
        return navigate(proofPath(taskId ?? null, mending.kind === 'proof' ? mending.rowId : null));
      }
    }
  };
}
