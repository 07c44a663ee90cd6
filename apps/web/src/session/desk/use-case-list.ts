import type { ReviewDesk } from '@quietsite/contracts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../use-session.ts';
import { type CaseList, listOfCase } from './case-steps.ts';
import { readDeskMemory, rememberDesk } from './desk-memory.ts';

/** The Inbox list that a case was opened from, even after the address changes within the case. */
export function useCaseList(projectId: number): (desk: Pick<ReviewDesk, 'cases'>) => CaseList {
  const given = useSearchParams()[0].get('list');
  const readerId = useSession().data?.user?.id ?? 0;
  useEffect(() => {
    if (given !== null) rememberDesk(new URLSearchParams(given));
  }, [given]);
  return ({ cases }) => listOfCase(cases, projectId, { given, remembered: readDeskMemory(), readerId });
}
