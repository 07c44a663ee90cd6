import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, projectTitle } from '../../lib/format.ts';
import { useNeighbours } from '../../session/use-open-project.ts';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import classes from '../shell.module.css';

/** Shows or hides individual neighbours. */
export function NeighbourList() {
  const { t } = useTranslation();
  const neighbours = useNeighbours().data ?? [];
  const { isNeighbourLayerOn, setNeighbourLayerOn, hiddenNeighbourIds, setNeighbourShown } = useStageLayout();
  const list = useRef<HTMLDivElement>(null);
  // The surrounding dialog may open before this is loaded.
  useEffect(() => list.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  /** When the layer is off, choosing a neighbour turns it on with only that one. */
  const choose = (chosenId: number, isShown: boolean) => {
    if (isNeighbourLayerOn) return setNeighbourShown(chosenId, isShown);
    for (const { id } of neighbours) setNeighbourShown(id, id === chosenId);
    setNeighbourLayerOn(true);
  };
  return (
    <div ref={list} className={classes.neighbours}>
      <h2>{t('siteDetail.neighbours.title')}</h2>
      {neighbours.map((neighbour) => (
        <Checkbox
          key={neighbour.id}
          size="xs"
          label={projectTitle(neighbour)}
          description={t('siteDetail.neighbours.dates', {
            from: formatDay(neighbour.commencementDate),
            to: formatDay(neighbour.completionDate),
          })}
          checked={isNeighbourLayerOn && !hiddenNeighbourIds.has(neighbour.id)}
          onChange={(event) => choose(neighbour.id, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
