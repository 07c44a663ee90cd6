import type { ReviewCase } from '@quietsite/contracts';
import { hk80 } from '@quietsite/geometry';
import { useMemo } from 'react';
import { type CaseSite, CaseSitesLayer } from '../../../map/layers/case-sites-layer.tsx';
import { AnchoredCard } from '../../../map/view/anchored-card.tsx';
import { FrameOnce } from '../../../map/view/frame-once.tsx';
import { OnMap } from '../../../map/view/map-holder.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseLegend } from './case-legend.tsx';

interface CasesOnMapProps {
  /** The cases of the list. */
  readonly cases: readonly ReviewCase[];
  /** When this changes, the map shows all of them again. */
  readonly frameKey: string;
  readonly targetDays: number;
  readonly markedId: number | null;
  readonly onMark: (projectId: number | null) => void;
  readonly onChoose: (projectId: number) => void;
}

const looks = {
  needsDecision: 'waiting',
  returned: 'returned',
  approved: 'approved',
  closed: 'closed',
} as const satisfies Record<ReviewCase['state'], CaseSite['look']>;

/** Submissions older than recorded positions appear only in the list. */
function toSite({ position, state, days, projectId, outline, assessmentArea }: ReviewCase): CaseSite[] {
  if (position === null) return [];
  return [{ ...{ projectId, position, outline, assessmentArea }, look: looks[state], label: String(days) }];
}

/** The initial extent: one site with its surroundings, or several sites without. */
const cornersOf = ({ assessmentArea, outline }: CaseSite, _index: number, { length }: readonly CaseSite[]) =>
  (length === 1 ? [...outline, ...assessmentArea] : outline).flat(2);

/** The listed cases on the map; the marked one has its assessment area and a card. */
export function CasesOnMap(props: CasesOnMapProps) {
  const { cases, frameKey, targetDays, markedId, onMark, onChoose } = props;
  const sites = useMemo(() => cases.flatMap(toSite), [cases]);
  const corners = useMemo(() => sites.flatMap(cornersOf).map(([east, north]) => hk80(east, north)), [sites]);
  const marked = cases.find(({ projectId }) => projectId === markedId);
  const present = useMemo(() => [...new Set(sites.map(({ look }) => look))], [sites]);
  return (
    <>
      <OnMap>
        <CaseSitesLayer sites={sites} markedId={markedId} onMark={onMark} onChoose={onChoose} />
        <FrameOnce key={frameKey} points={corners} />
        {marked?.position && (
          <AnchoredCard at={marked.position}>
            <CaseCard one={marked} targetDays={targetDays} />
          </AnchoredCard>
        )}
      </OnMap>
      {present.length > 0 && <CaseLegend looks={present} />}
    </>
  );
}
