import { UnstyledButton } from '@mantine/core';
import {
  classOfKind,
  countsAsBarrier,
  effectiveCriterion,
  isCountedBarrier,
  type ReceiverClass,
} from '@quietsite/domain';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { hasOwnSites, routes } from '../../lib/routes.ts';
import { useStore } from '../../lib/use-store.ts';
import { WIDE_VIEWPORT } from '../../map/view/wide-viewport.ts';
import { useDraft, usePartDraft } from '../../project/draft/use-draft.ts';
import { equipmentSource } from '../../project/equipment/equipment-draft.ts';
import { usePreviewAnswer } from '../../project/preview/use-preview-answer.ts';
import { screeningPart } from '../../project/screening/screening-part.ts';
import { useHasScreening } from '../../project/screening/use-has-screening.ts';
import { approvedShown } from '../../project/site/approved-shown.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import {
  useNeighbours,
  useOpenProject,
  useOpenProjectId,
  useProjectMap,
  useSelectedReceiverId,
} from '../../session/use-open-project.ts';
import { useStageLayout, useStageSize } from '../../ui/panels/stage-layout.tsx';
import { COLUMN_WIDTH, countButtonColumns } from './button-columns.ts';
import classes from './legend.module.css';
import { fixedEquipmentSymbol, legendSymbols, occasionalSymbols } from './legend-symbols.tsx';

/** The width that one column of buttons takes up at the right edge of the visible map. */
const BUTTONS_WIDTH = 58;
const MARGIN = 12;
const OPEN_WIDTH = 244;
const CLOSED_WIDTH = 116;

export function Legend() {
  const { t } = useTranslation();
  const { insets } = useStageLayout();
  const stage = useStageSize();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isCalculated = useOpenProject().data?.isCalculated;
  const { pathname } = useLocation();
  // An open legend would cover too much of a narrow map.
  const isOpen = choice ?? stage.width - insets.right >= WIDE_VIEWPORT;
  const width = isOpen ? OPEN_WIDTH : CLOSED_WIDTH;
  const buttons = BUTTONS_WIDTH + (countButtonColumns(stage, insets) - 1) * COLUMN_WIDTH;
  const right = Math.max(0, Math.min(insets.right + buttons, stage.width - width - MARGIN));
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  // These pages have their own signs and legend.
  if (hasOwnSites(pathname)) return null;
  return (
    <section ref={stage.ref} className={classes.legend} style={{ right, width }} aria-label={t('legend.title')}>
      <h2>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setChoice(!isOpen)}>
          {t('legend.title')}
          <Chevron size={14} aria-hidden />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <ul>
          {legendSymbols.map(({ id, symbol }) => (
            <li key={id}>
              <svg width="26" height="16" aria-hidden="true">
                {symbol}
              </svg>
              {t(`legend.${id}`)}
            </li>
          ))}
          <OccasionalEntries />
          {pathname === routes.equipment && <FixedEquipment />}
          {isCalculated === false && (
            <li>
              <svg width="26" height="16" aria-hidden="true">
                <circle cx="13" cy="8" r="4.6" fill="#5B6975" stroke="#fff" strokeWidth="1.6" />
              </svg>
              {t('legend.notCalculated')}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const occasionalOrder = [
  ...(['otherSensitive', 'openAir', 'notJudged', 'unregistered', 'neighbour', 'approved'] as const),
  ...(['screened', 'rayHidden', 'rayInView', 'decidingScreen', 'barrier', 'hoarding', 'shade'] as const),
];

export function OccasionalEntries() {
  const { t } = useTranslation();
  return useOccasionalSymbols().map((id) => (
    <li key={id}>
      <svg width="26" height="16" aria-hidden="true">
        {occasionalSymbols[id]}
      </svg>
      {t(`siteDetail.legend.${id}`)}
    </li>
  ));
}

/** Symbols that only some projects need. */
function useOccasionalSymbols(): readonly (keyof typeof occasionalSymbols)[] {
  const map = useProjectMap().data;
  const hasScreening = useHasScreening();
  const hasRays = useSelectedReceiverId() !== null && hasScreening;
  const hasClass = (wanted: ReceiverClass) =>
    map?.receiverBuildings.some(({ kind }) => classOfKind(kind) === wanted) === true;
  const shown = {
    ...useBarrierSymbols(),
    ...{ screened: hasScreening, rayHidden: hasRays, rayInView: hasRays, decidingScreen: hasRays },
    otherSensitive: hasClass('otherSensitive'),
    openAir: hasClass('openAir'),
    notJudged: map?.receiverBuildings.some((building) => effectiveCriterion(building) === null) === true,
    unregistered: (map?.unregisteredSites.length ?? 0) > 0,
    neighbour: (useNeighbours().data?.length ?? 0) > 0,
    approved: useStore(approvedShown),
  };
  return occasionalOrder.filter((id) => shown[id]);
}

/** Drawn barriers, those that do not count, and what they hide while they are edited. */
function useBarrierSymbols() {
  const drawn = useDraft(screeningPart, useOpenProjectId(), undefined)?.value.barriers;
  const counting = usePreviewAnswer('drawnBarriers', {}).value;
  const isEdited = useSearchParams()[0].get('window') === 'screening';
  const areCounted = isEdited ? drawn?.map(isCountedBarrier) : counting?.map(countsAsBarrier);
  const barrier = areCounted?.includes(true) === true;
  return { barrier, hoarding: areCounted?.includes(false) === true, shade: isEdited && barrier };
}

/** Only the equipment editor shows the positions of fixed equipment, as they are edited. */
function FixedEquipment() {
  const { t } = useTranslation();
  const programme = useQuery(programmeQuery(useOpenProjectId() ?? 0)).data;
  const edited = usePartDraft(equipmentSource)?.value;
  const rows = [...(programme?.equipmentRows ?? []), ...Object.values(edited ?? {}).flat()];
  if (rows.every(({ fixedLocation }) => fixedLocation === null)) return null;
  return (
    <li>
      <svg width="26" height="16" aria-hidden="true">
        {fixedEquipmentSymbol}
      </svg>
      {t('siteDetail.legend.equipment')}
    </li>
  );
}
