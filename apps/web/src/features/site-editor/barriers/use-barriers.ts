import { type CheapestRequest, type DayString, type DrawnBarrier, MAX_BARRIER_NAME_LENGTH } from '@quietsite/domain';
import { type Hk80Point, hk80 } from '@quietsite/geometry';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewStore } from '../../../project/preview/preview-provider.tsx';
import type { Screening } from '../screening/use-screening.ts';
import { readBarrierNumber } from './barrier-numbers.ts';

const NOT_DRAWN = { kind: 'acoustic', heightMetres: 4, groundLevel: null, surfaceDensity: null } as const;

/** The drawn barriers of the draft, the selected one, and the drawing tool (M-120). */
export function useBarriers({ settings, draw, end, isDrawing, setBarriers }: Screening) {
  const { t } = useTranslation();
  const { barriers } = settings;
  const [chosenId, choose] = useState<number | null>(barriers[0]?.id ?? null);
  const [sketch, setSketch] = useState<readonly Hk80Point[]>([]);
  const chosen = barriers.find(({ id }) => id === chosenId) ?? null;
  const search = useCheapestSearch();
  const stop = () => {
    setSketch([]);
    end();
  };
  const edit = (id: number, toNext: (barrier: DrawnBarrier) => DrawnBarrier) =>
    setBarriers(barriers.map((one) => (one.id === id ? toNext(one) : one)));
  const change = (id: number, changes: Partial<DrawnBarrier>) => edit(id, (one) => ({ ...one, ...changes }));
  const add = (barrier: Omit<DrawnBarrier, 'id'>) => {
    const id = Math.max(0, ...barriers.map((one) => one.id)) + 1;
    setBarriers([...barriers, { ...barrier, id }]);
    choose(id);
  };
  return {
    ...{ barriers, chosen, choose, sketch, setSketch, stop, search },
    draw: () => {
      setSketch([]);
      if (isDrawing) end();
      else draw();
    },
    finish: (line: readonly Hk80Point[]) => {
      add({ ...NOT_DRAWN, name: t('barriers.newName', { number: barriers.length + 1 }), line: line.map(toWire) });
      stop();
    },
    change,
    setDay: (id: number, field: 'start' | 'end', day: DayString | null) =>
      edit(id, ({ [field]: _, ...others }) => (day === null ? others : { ...others, [field]: day })),
    setProof: (id: number, proofId: number | null) =>
      edit(id, ({ proofId: _, ...others }) => (proofId === null ? others : { ...others, proofId })),
    changeHeight: (id: number, metres: number) => {
      const heightMetres = readBarrierNumber.height(metres.toFixed(1));
      if (heightMetres) change(id, { heightMetres });
    },
    copy: (barrier: DrawnBarrier) =>
      add({ ...barrier, name: t('barriers.copyName', { name: barrier.name }).slice(0, MAX_BARRIER_NAME_LENGTH) }),
    remove: (id: number) => {
      setBarriers(barriers.filter((one) => one.id !== id));
      choose(barriers.find((one) => one.id !== id)?.id ?? null);
    },
  };
}

/** Keeps the search result while the barrier is edited (M-126). */
function useCheapestSearch() {
  const store = usePreviewStore();
  return useMutation({
    mutationFn: async (request: CheapestRequest) => {
      const found = await store.client?.ask('cheapestBarrier', request);
      if (!found) throw new Error('the barrier is not in the calculation');
      return found;
    },
  });
}

export type Barriers = ReturnType<typeof useBarriers>;

const toWire = ([east, north]: Hk80Point) => hk80(east, north);
