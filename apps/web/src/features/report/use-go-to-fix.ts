import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { fieldIds } from './contact/contact-step.tsx';
import type { FindingFix } from './contact/findings.ts';
import type { ReportAddress } from './report-address.ts';
import { proofPath } from './report-address.ts';

/** Returns a function that takes the user to where a finding is fixed. */
export function useGoToFix(projectId: number, address: ReportAddress, onCalculate: () => void) {
  const navigate = useProjectNavigate();
  const leave = useNavigate();
  const rows = useQuery(programmeQuery(projectId)).data?.equipmentRows;
  return (fix: FindingFix) => {
    switch (fix.kind) {
      case 'calculate':
        return onCalculate();
      case 'points':
        return address.go({ isSelecting: true });
      case 'receiver':
        return navigate(fix.pointId === null ? routes.select : `${routes.select}?edit=${fix.pointId}`);
      case 'documents':
        return address.go({ step: 1 });
      case 'section':
        return address.go({ step: 0, section: fix.section, pointId: fix.pointId ?? null });
      case 'field':
        return document.getElementById(fieldIds[fix.field])?.focus();
      case 'attachments':
        return document.getElementById('report-attachments')?.closest('section')?.focus();
      case 'review':
        return navigate(routes.review);
      case 'schedule':
        return navigate(`${routes.editProject}?activeIndex=2`);
      case 'screening':
        return navigate(`${routes.editProject}?activeIndex=1&window=screening`);
      case 'newProject':
        return void leave(routes.editProject);
      case 'equipment':
      case 'proof': {
        const taskId = rows?.find(({ id }) => id === fix.rowId)?.taskId;
        return navigate(proofPath(taskId ?? null, fix.kind === 'proof' ? fix.rowId : null));
      }
    }
  };
}
