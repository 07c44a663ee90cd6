import { createSafeContext } from '@mantine/core';
import {
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';

/** Pixels of the stage covered by a docked panel; the map keeps the site in the rest. */
export interface StageInsets {
  readonly bottom: number;
  readonly right: number;
  readonly left: number;
  readonly top: number;
}

/** A right-hand panel that needs the full height of the stage. */
export interface FullSide {
  readonly owner: string;
  readonly width: number;
}

interface StageLayout {
  readonly insets: StageInsets;
  /** Bottom panels make room for it: they end beside it, or collapse if there is too little room for both. */
  readonly fullSide: FullSide | null;
  readonly setFullSide: (side: FullSide | null) => void;
  /** Bottom inset of the panels alone: a permanent bar sits above them. */
  readonly panelBottom: number;
  readonly setPermanentBar: (pixels: number) => void;
  readonly setInset: (owner: string, side: keyof StageInsets, pixels: number) => void;
  readonly isNeighbourLayerOn: boolean;
  readonly setNeighbourLayerOn: (isOn: boolean) => void;
  /** Neighbours hidden from the layer, by project. */
  readonly hiddenNeighbourIds: ReadonlySet<number>;
  readonly setNeighbourShown: (projectId: number, isShown: boolean) => void;
}

export const [StageLayoutContext, useStageLayout] = createSafeContext<StageLayout>(
  'useStageLayout needs a StageLayoutProvider above it',
);

export function StageLayoutProvider({ children }: { readonly children: ReactNode }) {
  const [covers, setCovers] = useState<Covers>(new Map());
  const { bottom: panelBottom, right, left, top } = sumCovers(covers);
  const [permanentBar, setPermanentBar] = useState(0);
  const [fullSide, setFullSide] = useState<FullSide | null>(null);
  const insets = useMemo(
    () => ({ bottom: panelBottom + permanentBar, right, left, top }),
    [panelBottom, permanentBar, right, left, top],
  );
  const [isNeighbourLayerOn, setNeighbourLayerOn] = useState(true);
  const [hiddenNeighbourIds, setHiddenNeighbourIds] = useState<ReadonlySet<number>>(new Set());
  // Messages are outside the stage and use this to stay clear of its panels.
  useEffect(() => {
    document.documentElement.style.setProperty('--stage-bottom', `${insets.bottom}px`);
    document.documentElement.style.setProperty('--stage-left', `${insets.left}px`);
  }, [insets]);
  const layout = useMemo<StageLayout>(
    () => ({
      insets,
      fullSide,
      setFullSide,
      panelBottom,
      setPermanentBar,
      setInset: (owner, side, pixels) => setCovers((now) => withCover(now, owner, side, pixels)),
      isNeighbourLayerOn,
      setNeighbourLayerOn,
      hiddenNeighbourIds,
      setNeighbourShown: (projectId, isShown) =>
        setHiddenNeighbourIds((now) => {
          const others = [...now].filter((id) => id !== projectId);
          return new Set(isShown ? others : [...others, projectId]);
        }),
    }),
    [insets, fullSide, panelBottom, isNeighbourLayerOn, hiddenNeighbourIds],
  );
  return <StageLayoutContext value={layout}>{children}</StageLayoutContext>;
}

/** Reports the area that a panel covers while it is mounted. */
export function useStageInset(side: keyof StageInsets, pixels: number): void {
  const { setInset } = useStageLayout();
  const [report] = useState(() => setInset);
  const owner = useId();
  useEffect(() => report(owner, side, pixels), [report, owner, side, pixels]);
  useEffect(() => () => report(owner, side, 0), [report, owner, side]);
}

/** The same for a bar whose height depends on its content; `margin` is the free space around it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>, margin: number): void {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setHeight(element.offsetHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [bar]);
  useStageInset('bottom', height === 0 ? 0 : height + margin);
}

/** For a bar that sits above any bottom panel while it is mounted. */
export function usePermanentBar(pixels: number): void {
  const { setPermanentBar } = useStageLayout();
  useEffect(() => setPermanentBar(pixels), [setPermanentBar, pixels]);
  useEffect(() => () => setPermanentBar(0), [setPermanentBar]);
}

/** Asks bottom panels to make room while mounted; null does nothing. */
export function useFullSide(width: number | null): void {
  const { setFullSide } = useStageLayout();
  const owner = useId();
  useEffect(() => {
    if (width === null) return;
    setFullSide({ owner, width });
    return () => setFullSide(null);
  }, [setFullSide, owner, width]);
}

interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of the stage around an element, known before the element is first painted. */
export function useStageSize(): StageSize & { readonly ref: RefCallback<HTMLElement> } {
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    const stage = element?.offsetParent;
    if (!stage) return;
    const measure = () => setSize({ width: stage.clientWidth, height: stage.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(stage);
    return () => watcher.disconnect();
  }, []);
  return { ...size, ref };
}

type Side = keyof StageInsets;

/** The area of the stage that each open panel covers, including panels on top of each other. */
export type Covers = ReadonlyMap<string, { readonly side: Side; readonly pixels: number }>;

/** A panel that covers nothing is left out; an unchanged value changes nothing. */
export function withCover(covers: Covers, owner: string, side: Side, pixels: number): Covers {
  const before = covers.get(owner);
  if (pixels === 0 ? before === undefined : before?.side === side && before.pixels === pixels) return covers;
  const others = [...covers].filter(([other]) => other !== owner);
  return new Map(pixels === 0 ? others : [...others, [owner, { side, pixels }]]);
}

/** The widest of overlapping panels counts, because it hides the others. */
export function sumCovers(covers: Covers): Readonly<Record<Side, number>> {
  const widest = (side: Side) =>
    [...covers.values()].reduce((pixels, cover) => (cover.side === side ? Math.max(pixels, cover.pixels) : pixels), 0);
  return { bottom: widest('bottom'), right: widest('right'), left: widest('left'), top: widest('top') };
}
