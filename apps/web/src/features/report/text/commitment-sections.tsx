import { Anchor } from '@mantine/core';
import { COMMITMENTS, type Commitment, type CommitmentSection as Kind } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import { receiversQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { Derived, LongText, type SectionProps, Ticks } from './form-parts.tsx';
import { withTick } from './report-text.ts';

/** Monitoring, engagement and complaint handling (REPORT-42 to REPORT-44). */
export function CommitmentSection({ input, onInput, kind }: SectionProps<'cnm'> & { readonly kind: Kind }) {
  const { t } = useTranslation();
  const commitment = input.cnm[kind];
  const change = (changes: Partial<typeof commitment>) =>
    onInput({ cnm: { ...input.cnm, [kind]: { ...commitment, ...changes } } });
  return (
    <>
      <Ticks<Commitment>
        label={t(`report.commitment.${kind}`)}
        items={COMMITMENTS[kind]}
        nameOf={(item) => t(`report.commitment.${item}`)}
        isTicked={(item) => commitment.ticked.includes(item)}
        onTick={(item, isTicked) =>
          change({ ticked: withTick<Commitment>(COMMITMENTS[kind], commitment.ticked, item, isTicked) })
        }
      />
      <LongText
        label={t('report.commitment.others')}
        value={commitment.others}
        onText={(others) => change({ others })}
      />
    </>
  );
}

/** The table is printed if a point was moved or deleted (REPORT-40). */
export function HistorySection() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const history = useQuery(receiversQuery(useOpenProjectId() ?? 0)).data?.history;
  return (
    <Derived>
      {history && <p>{t(history.length === 0 ? 'report.history.none' : 'report.history.some')}</p>}
      <Anchor component="button" type="button" inherit onClick={() => navigate(routes.select)}>
        {t('report.history.open')}
      </Anchor>
    </Derived>
  );
}
