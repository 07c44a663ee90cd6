import { Anchor, Button } from '@mantine/core';
import { type DrawnBarrier, isCountedBarrier, MAX_BARRIERS } from '@quietsite/domain';
import { length } from '@quietsite/geometry';
import { IconLine } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMetres, formatText } from '../../../lib/format.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import type { Screening } from '../screening/use-screening.ts';
import { BarrierEffectView } from './barrier-effect-view.tsx';
import { BarrierForm } from './barrier-form.tsx';
import classes from './barriers.module.css';
import type { Barriers } from './use-barriers.ts';

/** Drawn barriers count only with screening, which is turned on here as well as at the top of the panel. */
export function NotCounted({ onTurnOn }: { readonly onTurnOn: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <p className={classes.warning} role="status">
      {t('barriers.switchOn')}{' '}
      {onTurnOn && (
        <Anchor component="button" type="button" inherit onClick={onTurnOn}>
          {t('barriers.turnOn')}
        </Anchor>
      )}
    </p>
  );
}

interface BarriersSectionProps {
  readonly screening: Screening;
  readonly barriers: Barriers;
  readonly isReadonly: boolean;
}

/** Drawn barriers: a table, the selected barrier and its effect (M-120 to M-127). */
export function BarriersSection({ screening, barriers, isReadonly }: BarriersSectionProps) {
  const { t } = useTranslation();
  const { isLocked, isDrawing, settings, facts, stored } = screening;
  const groundless = facts?.groundless ?? [];
  const { chosen } = barriers;
  const isCounted = chosen !== null && isCountedBarrier(chosen);
  const columns = useColumns(chosen?.id ?? null, barriers.choose);
  return (
    <section aria-label={t('barriers.title')}>
      <div className={classes.head}>
        <h3>
          {t('barriers.title')} <ClauseLink code="M-120" />
        </h3>
        {!isReadonly && (
          <Button
            size="compact-sm"
            variant={isDrawing ? 'filled' : 'default'}
            aria-pressed={isDrawing}
            disabled={isLocked || barriers.barriers.length >= MAX_BARRIERS}
            leftSection={<IconLine size={14} aria-hidden />}
            onClick={barriers.draw}
          >
            {t('barriers.draw')}
          </Button>
        )}
      </div>
      {!settings.isOn && barriers.barriers.length > 0 && (
        <NotCounted onTurnOn={isReadonly ? null : () => screening.toggle(true)} />
      )}
      {barriers.barriers.length === 0 ? (
        <p className={classes.hint}>{t(isDrawing ? 'barriers.drawHint' : 'barriers.none')}</p>
      ) : (
        <DataTable
          label={t('barriers.title')}
          columns={columns}
          rows={barriers.barriers}
          rowKey={({ id }) => id}
          selectedKey={chosen?.id ?? null}
          onRowClick={({ id }) => barriers.choose(id)}
          maxHeight={210}
        />
      )}
      {barriers.barriers.length > 0 && groundless.length > 0 && (
        <p className={classes.warning} role="status">
          {t('barriers.groundless', { names: groundless.map(({ name }) => formatText(name)).join(', ') })}
        </p>
      )}
      {chosen && (
        <div className={classes.chosen}>
          {!isReadonly && (
            <BarrierForm
              {...{ barrier: chosen, barriers, isLocked }}
              proofs={stored.data?.proofs ?? []}
              hasTerrain={(facts?.terrainEdition ?? null) !== null}
            />
          )}
          {settings.isOn && isCounted && (
            <BarrierEffectView key={chosen.id} barrier={chosen} barriers={barriers} isReadonly={isLocked} />
          )}
          {!isCounted && <p className={classes.hint}>{t('barriers.doesNotCount')}</p>}
        </div>
      )}
    </section>
  );
}

function useColumns(chosenId: number | null, choose: (id: number) => void): readonly Column<DrawnBarrier>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const figure = (id: string, title: string, width: number, cell: (barrier: DrawnBarrier) => string) => ({
      ...{ id, title, width, cell, isNumeric: true },
    });
    const orNone = (value: number | null) => (value === null ? '-' : String(value));
    return [
      {
        ...{ id: 'name', title: t('barriers.name'), width: 104 },
        cell: ({ id, name }) => (
          <button type="button" className={classes.name} aria-pressed={id === chosenId} onClick={() => choose(id)}>
            {formatText(name)}
          </button>
        ),
      },
      { id: 'kind', title: t('barriers.kind'), width: 118, cell: ({ kind }) => t(`barriers.kinds.${kind}`) },
      figure('height', t('barriers.height'), 72, ({ heightMetres }) => formatMetres(heightMetres)),
      figure('length', t('barriers.length'), 74, ({ line }) => formatMetres(length(line))),
      figure('ground', t('barriers.ground'), 86, ({ groundLevel }) => orNone(groundLevel)),
      figure('density', t('barriers.density'), 58, ({ surfaceDensity }) => orNone(surfaceDensity)),
      { id: 'start', title: t('barriers.start'), width: 96, cell: ({ start }) => formatDay(start ?? null) },
      { id: 'end', title: t('barriers.end'), width: 96, cell: ({ end }) => formatDay(end ?? null) },
    ];
  }, [t, chosenId, choose]);
}
