import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { DistrictShape, Statistics } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import { QueryState } from '../../../ui/states.tsx';
import { districtShapesQuery } from '../admin-calls.ts';
import { CardFrame } from './card-frame.tsx';
import { classBounds, type DistrictFigures, figuresOf, type MapMeasure, mapMeasures } from './district-figures.ts';
import { DistrictMap } from './district-map.tsx';
import { DistrictTable } from './district-table.tsx';
import { MapLegend } from './map-legend.tsx';
import classes from './statistics.module.css';

/** The districts, coloured by their projects or by how long a decision takes. */
export function DistrictMapCard({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useTranslation();
  const shapes = useQuery(districtShapesQuery);
  const [measure, setMeasure] = useState<MapMeasure>('projects');
  const names = useMemo(() => shapes.data?.map(({ district }) => district) ?? [], [shapes.data]);
  const figures = useMemo(() => figuresOf(statistics, names), [statistics, names]);
  const title = t('portal.map.title');
  return (
    <CardFrame
      title={title}
      chart="map"
      file={measure === 'days' ? 'turnaround' : 'districts'}
      tools={
        <SegmentedControl
          className={classes.measure ?? ''}
          size="xs"
          aria-label={t('portal.map.measure')}
          data={mapMeasures.map((value) => ({ value, label: t(`portal.map.${value}`) }))}
          value={measure}
          onChange={(value) => setMeasure(mapMeasures.find((one) => one === value) ?? 'projects')}
        />
      }
    >
      <QueryState query={shapes} />
      {shapes.data && (
        <ColouredMap
          label={t('portal.map.label', { title, measure: t(`portal.map.${measure}`) })}
          tableLabel={t('admin.statistics.tableOf', { title })}
          {...{ shapes: shapes.data, figures, measure }}
        />
      )}
    </CardFrame>
  );
}

interface ColouredMapProps {
  readonly label: string;
  readonly tableLabel: string;
  readonly shapes: readonly DistrictShape[];
  readonly figures: readonly DistrictFigures[];
  readonly measure: MapMeasure;
}

function ColouredMap({ label, tableLabel, shapes, figures, measure }: ColouredMapProps) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const [chosen, setChosen] = useState<string | null>(null);
  const bounds = useMemo(() => classBounds(figures, measure), [figures, measure]);
  const row = figures.find(({ district }) => district === chosen);
  return (
    <div className={classes.pair}>
      <div>
        <MapLegend measure={measure} bounds={bounds} />
        <div ref={ref} className={classes.map}>
          {width > 0 && (
            <DistrictMap
              {...{ label, shapes, figures, measure, bounds, width, chosen }}
              describe={(figure) => describe(t, figure)}
              onChoose={setChosen}
            />
          )}
        </div>
        <p className={classes.facts}>{row ? describe(t, row) : t('portal.map.hint')}</p>
      </div>
      <DistrictTable label={tableLabel} figures={figures} chosen={chosen} />
    </div>
  );
}

function describe(t: TFunction, { district, projects, decided, medianDays, longestDays }: DistrictFigures): string {
  const names = {
    district: nameDistrict(t, district),
    projects: t('portal.map.projectCount', { count: projects }),
  };
  if (medianDays === null || longestDays === null) return t('portal.map.undecided', names);
  const decisions = t('portal.turnaround.decisions', { count: decided });
  return t('portal.map.facts', { ...names, decisions, median: medianDays, longest: longestDays });
}
