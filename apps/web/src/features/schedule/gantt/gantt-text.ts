import { durationDays } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GanttBarLine } from './gantt-lines.ts';

type Period = GanttBarLine['dated'] | Pick<GanttBarLine['dated'], 'start' | 'end'>;

/** '2026-11-15 to 2026-12-15, 31 days' */
export function describePeriod(t: TFunction, { start, end }: Period): string {
  return t('gantt.period', { start, end, days: t('gantt.days', { count: durationDays({ start, end }) }) });
}

/** 'Excavation, Zone 1, 2026-11-15 to 2026-12-15, 31 days' */
export function describeBar(t: TFunction, { task, zoneName, isFilled }: GanttBarLine, period: Period): string {
  const text = t('gantt.bar', { name: task.name, zone: zoneName, period: describePeriod(t, period) });
  return isFilled ? `${text}, ${t('gantt.filled')}` : text;
}

/** Bar texts, cached because lines mount and unmount while scrolling. */
export function useBarTexts() {
  const { t } = useTranslation();
  return useMemo(() => {
    const labels = new WeakMap<GanttBarLine, string>();
    const descriptions = new WeakMap<Period, string>();
    return {
      label: (bar: GanttBarLine): string =>
        remember(labels, bar, () =>
          bar.zoneName && bar.task.name
            ? t('gantt.label', { name: bar.task.name, zone: bar.zoneName })
            : bar.task.name || bar.zoneName,
        ),
      describe: (bar: GanttBarLine, period: Period): string =>
        remember(descriptions, period, () => describeBar(t, bar, period)),
      propose: (bar: string, dates: Pick<GanttBarLine['dated'], 'start' | 'end'> | undefined): string =>
        dates ? t('scheduleAdvice.ghost', { bar, start: dates.start, end: dates.end }) : bar,
    };
  }, [t]);
}

function remember<Key extends object>(known: WeakMap<Key, string>, key: Key, make: () => string): string {
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}
