import { listDeciding } from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatJudged, projectTitle } from '../../lib/format.ts';
import { ClashLines } from '../../map/district/clash-lines.tsx';
import { DistrictBuildings } from '../../map/district/district-buildings.tsx';
import { DistrictSites, listSiteNames, type ShownSite } from '../../map/district/district-sites.tsx';
import { ReceiverLayer } from '../../map/layers/receiver-layer.tsx';
import type { ReceiverLook } from '../../map/styles/receiver-look.ts';
import { FrameOnce } from '../../map/view/frame-once.tsx';
import { OnMap } from '../../map/view/map-holder.tsx';
import { siteClashesQuery } from '../../session/desk/desk-queries.ts';
import { useConfiguration } from '../../session/use-configuration.ts';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import { partsQuery } from './district-calls.ts';
import { chosenParts } from './model/chosen-parts.ts';
import { isAtWork, type ReceiverDay, worstByBuilding } from './model/day-view.ts';
import { toneOf } from './model/figures.ts';
import { findRow } from './model/places.ts';
import type { ContentsProps } from './use-district.ts';

type DistrictMapProps = Omit<ContentsProps, 'onPlay'>;

/** The sites, buildings and clashes of the day on the map. */
export function DistrictMap({ calendar, district, facts, isWide }: DistrictMapProps & { readonly isWide: boolean }) {
  const { address, change } = district;
  const url = useConfiguration().data?.tiles.buildings;
  const tones = useMemo(() => {
    const worst = worstByBuilding(facts.receivers);
    return new Map([...worst].map(([id, one]) => [id, toneOf(one, one.verdict)] as const));
  }, [facts.receivers]);
  const sites = useShownSites({ calendar, district });
  const siteNames = useMemo(() => listSiteNames(sites), [sites]);
  const corners = useCorners({ calendar, district });
  const ranks = useClashNumbers(calendar, facts, address.siteId);
  const looks = useLooks(facts, ranks);
  // Wait for the layout of all panels, to keep them off the sites.
  const { top, right, bottom } = useStageLayout().insets;
  const hasPlace = top > 0 && bottom > 0 && (right > 0 || !isWide);
  const select = useCallback((pointId: number | null) => change({ pointId }), [change]);
  return (
    <OnMap>
      {url && <DistrictBuildings url={url} tones={tones} />}
      <DistrictSites sites={sites} markedId={address.siteId} />
      <Lines calendar={calendar} district={district} facts={facts} />
      <ReceiverLayer receivers={looks} zones={siteNames} selectedId={facts.pointId} onSelect={select} />
      {hasPlace && <FrameOnce key={district.district ?? ''} points={corners} returnsToProject />}
    </OnMap>
  );
}

/** The extent shown first: the selected receiver with its site, or all sites. Empty until known. */
function useCorners({ calendar, district }: Pick<DistrictMapProps, 'calendar' | 'district'>): readonly Hk80Point[] {
  const { pointId, siteId } = district.address;
  const ofSite = useQuery({ ...siteClashesQuery(siteId ?? 0), enabled: siteId !== null });
  const { data, isError } = ofSite;
  return useMemo(() => {
    const isAwaited = siteId !== null && !isError && (data === undefined || (data.pending > 0 && !data.clashes[0]));
    if (isAwaited) return [];
    const clash = data?.clashes.find((one) => one.pointId === pointId) ?? data?.clashes[0];
    const chosen = siteId === null ? findRow(calendar.rows, pointId) : clash;
    const shown = calendar.sites.filter(({ projectId }) => !chosen || projectId === (siteId ?? chosen.projectId));
    const outlines = shown.flatMap(({ outline }) => outline.flat(2));
    return [...(chosen ? [chosen.position] : []), ...outlines].map(([east, north]) => hk80(east, north));
  }, [calendar, pointId, siteId, data, isError]);
}

function useShownSites({ calendar, district }: Pick<DistrictMapProps, 'calendar' | 'district'>): readonly ShownSite[] {
  const { t } = useTranslation();
  const { day } = district;
  const working = calendar.sites
    .filter((site) => isAtWork(site, day))
    .map(({ projectId }) => projectId)
    .join();
  return useMemo(() => {
    const ids = new Set(working.split(',').map(Number));
    return calendar.sites.map(({ projectId, outline, strips, openAirPlaces, isApproved, ...site }) => {
      const title = projectTitle(site);
      const drawn = { projectId, outline, strips, openAirPlaces };
      if (!isApproved) {
        const name = `${title} (${t('districtPage.site.submitted')})`;
        return { ...drawn, name, look: 'submitted' };
      }
      return { ...drawn, name: title, look: ids.has(projectId) ? 'working' : 'idle' };
    });
  }, [calendar.sites, working, t]);
}

/** The styles of receivers with clashes. Each clash is labelled with its number in the list. */
function useLooks(
  { receivers, names, pointId: chosenId }: DistrictMapProps['facts'],
  ranks: ReadonlyMap<number, number>,
): readonly ReceiverLook[] {
  return useMemo(
    () =>
      receivers
        .filter(({ verdict, isClash, row }) => verdict !== 'satisfies' || isClash || row.pointId === chosenId)
        .map((one) => toLook(one, names.get(one.row.pointId) ?? '', ranks.get(one.row.pointId))),
    [receivers, names, ranks, chosenId],
  );
}

/** The numbers in the list beside the map, by receiver. */
function useClashNumbers(
  { rows }: DistrictMapProps['calendar'],
  { clashes }: DistrictMapProps['facts'],
  siteId: number | null,
): ReadonlyMap<number, number> {
  const ofSite = useQuery({ ...siteClashesQuery(siteId ?? 0), enabled: siteId !== null }).data;
  return useMemo(() => {
    const listed =
      siteId === null ? clashes.map(({ row }) => row.pointId) : ofSite?.clashes.map(({ pointId }) => pointId);
    return new Map(listed?.map((pointId, index) => [findRow(rows, pointId)?.pointId ?? pointId, index + 1]));
  }, [rows, clashes, ofSite, siteId]);
}

/** More would cover the map; the other receivers keep their symbols. */
const MAX_LABELS = 20;

function toLook(
  { row, level, criterion, verdict, isClash }: ReceiverDay,
  name: string,
  rank: number | undefined,
): ReceiverLook {
  const figure = formatJudged(level, criterion);
  const fullLabel = rank === undefined ? `${name} ${figure}` : `${rank} ${figure}`;
  const isLabelled = isClash && rank !== undefined && rank <= MAX_LABELS;
  return {
    ...{ pointId: row.pointId, position: row.position, verdict, rank: rank ?? null, fullLabel },
    ...{ isHighlighted: isLabelled, label: isLabelled ? fullLabel : '' },
  };
}

/** Lines from the selected receiver to the sites it receives noise from. */
function Lines({ calendar, district, facts }: DistrictMapProps) {
  const request = chosenParts({ calendar, district, facts });
  const parts = useQuery({ ...partsQuery(request ?? NO_PARTS), enabled: request !== null }).data;
  const outlines = useMemo(() => (parts ? listDeciding(parts.parts).map(({ outline }) => outline) : []), [parts]);
  const row = findRow(calendar.rows, district.address.pointId);
  if (!row || request === null) return null;
  return <ClashLines from={row.position} outlines={outlines} />;
}

const NO_PARTS = { projectId: 0, pointId: 0, day: '1970-01-01', scope: 'approved' } as never;
