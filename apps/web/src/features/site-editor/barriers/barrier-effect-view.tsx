import { NativeSelect } from '@mantine/core';
import { type BarrierEffect, type DrawnBarrier, MAX_BARRIER_METRES } from '@quietsite/domain';
import { distanceToSegment } from '@quietsite/geometry';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatLevel, formatMetres, formatText } from '../../../lib/format.ts';
import { usePreviewAnswer } from '../../../project/preview/use-preview-answer.ts';
import { SectionFigure } from '../../../project/screening/section-figure.tsx';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import classes from './barriers.module.css';
import { CheapestSearch } from './cheapest-search.tsx';
import { groupFloors } from './group-floors.ts';
import type { Barriers } from './use-barriers.ts';
import { UseInRows } from './use-in-rows.tsx';

const BarrierEffectMap = lazy(async () => ({
  default: (await import('./barrier-effect-map.tsx')).BarrierEffectMap,
}));

interface BarrierEffectProps {
  readonly barrier: DrawnBarrier;
  readonly barriers: Barriers;
  readonly isReadonly: boolean;
}

/** The immediate effect of the barrier at one receiver, as for the levels on the map (M-121, M-122, M-124). */
export function BarrierEffectView({ barrier, barriers, isReadonly }: BarrierEffectProps) {
  const { t } = useTranslation();
  const receivers = useReceiversByDistance(barrier);
  const [parameters] = useSearchParams();
  const shown = Number(parameters.get('receiver'));
  const [chosenId, choose] = useState<number | null>(null);
  const pointId = chosenId ?? receivers.find((one) => one.pointId === shown)?.pointId ?? receivers[0]?.pointId ?? null;
  const question = pointId === null ? null : { barrierId: barrier.id, pointId };
  const { value: effect, isPending } = usePreviewAnswer('barrierEffect', question);
  if (pointId === null) return null;
  const changed = new Set(effect?.changedIds);
  const names = receivers.toSorted((a, b) => Number(changed.has(b.pointId)) - Number(changed.has(a.pointId)));
  const name = receivers.find((one) => one.pointId === pointId)?.name ?? '';
  return (
    <section className={classes.effect} aria-label={t('barriers.effect')} aria-busy={isPending}>
      <NativeSelect
        size="xs"
        label={t('barriers.receiver')}
        value={String(pointId)}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
        data={names.map((one) => ({
          value: String(one.pointId),
          label: changed.has(one.pointId) ? t('barriers.helped', { name: one.name }) : one.name,
        }))}
      />
      {effect === null ? (
        isPending ? (
          <LoadingState />
        ) : (
          <p className={classes.hint}>{t('barriers.noEffect')}</p>
        )
      ) : (
        <Effect {...{ effect, barrier, name, pointId, isReadonly }} />
      )}
      {effect !== null && !isReadonly && <CheapestSearch barrier={barrier} barriers={barriers} />}
    </section>
  );
}

function useReceiversByDistance({ line }: DrawnBarrier) {
  const points = useProjectMap().data?.receivers;
  return useMemo(() => {
    const metresTo = (place: DrawnBarrier['line'][number]) =>
      Math.min(...line.slice(1).map((corner, i) => distanceToSegment(place, line[i] ?? corner, corner)));
    return (points ?? [])
      .map(({ pointId, name, buildingName, position }) => ({
        ...{ pointId, name: formatText(name || buildingName || String(pointId)), metres: metresTo(position) },
      }))
      .sort((a, b) => a.metres - b.metres);
  }, [points, line]);
}

interface EffectProps {
  readonly effect: BarrierEffect;
  readonly barrier: DrawnBarrier;
  readonly name: string;
  readonly pointId: number;
  readonly isReadonly: boolean;
}

function Effect({ effect, barrier, name, pointId, isReadonly }: EffectProps) {
  const { t } = useTranslation();
  const { before, after, zones, day, changedIds, floors } = effect;
  const [zoneId, setZone] = useState<number | null>(null);
  const zone = zones.find((one) => one.zoneId === zoneId) ?? zones.find(({ wasHidden }) => !wasHidden) ?? zones[0];
  const question = zone ? { pointId, zoneId: zone.zoneId, day, run: 'mitigated' as const } : null;
  const section = usePreviewAnswer('section', question).value;
  return (
    <>
      <p className={classes.change} role="status">
        <strong>{name}</strong> {t('barriers.change', { before: formatLevel(before), after: formatLevel(after) })}.{' '}
        {t('barriers.changes', { count: changedIds.length })}
      </p>
      {zones.length > 1 && zone && (
        <NativeSelect
          size="xs"
          label={t('screening.zone')}
          value={String(zone.zoneId)}
          onChange={({ currentTarget: { value } }) => setZone(Number(value))}
          data={zones.map((one) => ({ value: String(one.zoneId), label: formatText(one.zoneName) }))}
        />
      )}
      {zone ? <ZoneWords {...{ zone, barrier, name }} /> : <Note>{t('barriers.unknownHeight')}</Note>}
      {section && <SectionFigure section={section} hasEnds />}
      <Suspense>
        <BarrierEffectMap section={section} shade={zone?.shade ?? null} />
      </Suspense>
      {floors.length > 0 && <Floors floors={floors} />}
      {zone?.design && <DesignFigure design={zone.design} />}
      {zone?.design && !isReadonly && <UseInRows barrier={barrier} zoneId={zone.zoneId} typed={zone.design.typed} />}
    </>
  );
}

interface ZoneWordsProps {
  readonly zone: BarrierEffect['zones'][number];
  readonly barrier: DrawnBarrier;
  readonly name: string;
}

/** What the barrier hides, and the height that would hide the whole building (M-122). */
function ZoneWords({ zone: { zoneName, wasHidden, isHidden, hiddenFloors, need }, barrier, name }: ZoneWordsProps) {
  const { t } = useTranslation();
  const facts = { zone: formatText(zoneName), name, metres: formatMetres(barrier.heightMetres), floors: hiddenFloors };
  if (wasHidden) return <Note>{t('barriers.alreadyHidden', facts)}</Note>;
  if (isHidden) return <Note>{t('barriers.hidden', facts)}</Note>;
  const now = t(hiddenFloors === 0 ? 'barriers.hidesNothing' : 'barriers.hidesFloors', facts);
  if (need === null) return <Note>{`${now} ${t('barriers.cannotHide', facts)}`}</Note>;
  const longer = Math.max(need.longerAtStart, need.longerAtEnd);
  const whole = t('barriers.wouldHide', { ...facts, needed: formatMetres(need.height) });
  const words: string[] = [now, whole];
  if (longer > 0)
    words.push(
      t('barriers.longer', {
        ...{ name, atStart: formatMetres(Math.ceil(need.longerAtStart * 10) / 10) },
        atEnd: formatMetres(Math.ceil(need.longerAtEnd * 10) / 10),
      }),
    );
  if (need.height > MAX_BARRIER_METRES) words.push(t('barriers.tooHigh', { most: MAX_BARRIER_METRES }));
  return need.height > MAX_BARRIER_METRES ? (
    <p className={classes.warning}>{words.join(' ')}</p>
  ) : (
    <Note>{words.join(' ')}</Note>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className={classes.said}>{children}</p>;
}

function Floors({ floors }: Pick<BarrierEffect, 'floors'>) {
  const { t } = useTranslation();
  return (
    <ul className={classes.floors} aria-label={t('barriers.floors')}>
      {groupFloors(floors).map(({ first, last, before, after, isLower, isRed }) => (
        <li key={first} data-lower={isLower} data-red={isRed}>
          <strong>{t(first === last ? 'barriers.floor' : 'barriers.floorsTo', { first, last })}</strong>{' '}
          {t(isLower ? 'barriers.lower' : 'barriers.same')}:{' '}
          {t('barriers.change', { before: formatLevel(before), after: formatLevel(after) })}
          {isRed && `, ${t('barriers.exceeds')}`}
        </li>
      ))}
    </ul>
  );
}

function DesignFigure({ design }: { readonly design: NonNullable<BarrierEffect['zones'][number]['design']> }) {
  const { t } = useTranslation();
  const [one, other] = design.ends;
  return (
    <p className={classes.hint}>
      {t('barriers.design', { decibels: formatMetres(design.design) })} <ClauseLink code="M-124" />{' '}
      {t('barriers.designPaths', {
        ...{ top: formatMetres(design.top.attenuation), start: formatMetres(one?.attenuation ?? 0) },
        end: formatMetres(other?.attenuation ?? 0),
      })}
    </p>
  );
}
