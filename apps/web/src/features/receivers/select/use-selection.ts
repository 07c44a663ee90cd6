import { otherMode, type SelectionMode } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withSelection } from '../../../project/receivers/point-edits.ts';
import { useTypedNames } from '../../../project/receivers/use-receivers-draft.ts';
import type { Select } from './use-select.ts';

/** Ticks, rectangles and their buttons (NSR-12). */
export function useSelection({ points, change }: Select) {
  const { t } = useTranslation();
  const typedNames = useTypedNames();
  const [boxMode, setBoxMode] = useState<SelectionMode>('select');
  const [announcement, setAnnouncement] = useState('');
  const select = (pointIds: readonly number[], mode: SelectionMode) =>
    points && change(withSelection(points, new Set(pointIds), mode, typedNames));
  return {
    ...{ boxMode, announcement },
    tick: (pointIds: readonly number[], isTicked: boolean) => select(pointIds, isTicked ? 'select' : 'deselect'),
    box: (pointIds: readonly number[]) => {
      if (pointIds.length > 0) select(pointIds, boxMode);
      setAnnouncement(t('select.boxed', { count: pointIds.length }));
    },
    toggleMode: () => setBoxMode(otherMode(boxMode)),
    /**
     * Like a rectangle around everything: typed names are remembered (Q106), compulsory points stay selected (NSR-07).
     */
    clear: () =>
      points &&
      select(
        points.map(({ pointId }) => pointId),
        'deselect',
      ),
  };
}

export type Selection = ReturnType<typeof useSelection>;
