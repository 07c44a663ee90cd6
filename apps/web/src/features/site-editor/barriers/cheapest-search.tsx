import { Button } from '@mantine/core';
import { type CheapestAlong, type DrawnBarrier, MAX_BARRIER_METRES } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatLevel, formatMetres, formatText } from '../../../lib/format.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { NumberCell } from '../../../ui/fields/number-cell.tsx';
import { readBarrierNumber } from './barrier-numbers.ts';
import classes from './barriers.module.css';
import type { Barriers } from './use-barriers.ts';

interface CheapestSearchProps {
  readonly barrier: DrawnBarrier;
  readonly barriers: Barriers;
}

const COSTS = ['fixed', 'perMetre', 'perSquareMetre'] as const;

/** Searches for the cheapest height and extent along the drawn line (M-126). */
export function CheapestSearch({ barrier, barriers }: CheapestSearchProps) {
  const { t } = useTranslation();
  const { search } = barriers;
  const [most, setMost] = useState(MAX_BARRIER_METRES);
  const [costs, setCosts] = useState({ fixed: 0, perMetre: 0, perSquareMetre: 1 });
  const request = { barrierId: barrier.id, maxMetres: most, costs };
  const found = search.variables?.barrierId === barrier.id ? search.data : undefined;
  return (
    <fieldset className={classes.search}>
      <legend>
        {t('barriers.cheapest.title')} <ClauseLink code="M-126" />
      </legend>
      <span className={classes.cell}>
        {t('barriers.cheapest.most')}
        <NumberCell
          label={t('barriers.cheapest.most')}
          text={formatMetres(most)}
          errorText={t('barriers.cheapest.mostError', { most: MAX_BARRIER_METRES })}
          read={(text) => {
            const height = readBarrierNumber.height(text);
            return height !== undefined && height <= MAX_BARRIER_METRES ? height : undefined;
          }}
          onApply={(value) => value !== null && setMost(value)}
        />
      </span>
      {COSTS.map((name) => (
        <span key={name} className={classes.cell}>
          {t(`barriers.cheapest.costs.${name}`)}
          <NumberCell
            label={t(`barriers.cheapest.costs.${name}`)}
            text={String(costs[name])}
            errorText={t('barriers.cheapest.costError')}
            read={(text) => (text !== '' && Number(text) >= 0 && Number(text) <= 1e9 ? Number(text) : undefined)}
            onApply={(value) => value !== null && setCosts({ ...costs, [name]: value })}
          />
        </span>
      ))}
      <Button size="compact-sm" variant="default" loading={search.isPending} onClick={() => search.mutate(request)}>
        {t('barriers.cheapest.search')}
      </Button>
      <div className={classes.wide} role="status">
        {search.isError && <p className={classes.warning}>{t('barriers.cheapest.failed')}</p>}
        {found && <Found found={found} onUse={(changes) => barriers.change(barrier.id, changes)} />}
      </div>
    </fieldset>
  );
}

interface FoundProps {
  readonly found: CheapestAlong;
  readonly onUse: (changes: Pick<DrawnBarrier, 'line' | 'heightMetres'>) => void;
}

function Found({ found: { best, helpedIds, remaining, isProved }, onUse }: FoundProps) {
  const { t } = useTranslation();
  const names = new Map(useProjectMap().data?.receivers.map(({ pointId, name }) => [pointId, name]));
  const nameOf = (id: number) => formatText(names.get(id) || String(id));
  return (
    <>
      {best && (
        <p className={classes.said}>
          {t('barriers.cheapest.found', {
            ...{ height: formatMetres(best.height), start: formatMetres(best.start), end: formatMetres(best.end) },
            ...{ area: formatMetres(best.height * (best.end - best.start)), cost: best.cost.toFixed(2) },
            names: helpedIds.map(nameOf).join(', '),
          })}{' '}
          {isProved && t('barriers.cheapest.proved')}{' '}
          <Button size="compact-xs" onClick={() => onUse({ line: best.line, heightMetres: best.height })}>
            {t('barriers.cheapest.use')}
          </Button>
        </p>
      )}
      {!best && remaining.length === 0 && <p className={classes.said}>{t('barriers.cheapest.notNeeded')}</p>}
      {remaining.length > 0 && (
        <>
          <p className={classes.warning}>{t('barriers.cheapest.remaining', { count: remaining.length })}</p>
          <ul className={classes.floors}>
            {remaining.map(({ pointId, level, criterion }) => (
              <li key={pointId}>
                {t('barriers.cheapest.line', {
                  ...{ name: nameOf(pointId), level: formatLevel(level), criterion: formatCriterion(criterion) },
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
