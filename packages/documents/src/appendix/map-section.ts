import type { PlanSource } from '@quietsite/domain';
import { describeMap } from '../map/describe-map.ts';
import { drawMapSvg } from '../map/draw-map-svg.ts';
import type { MapInput, MapReceiver } from '../map/map-input.ts';
import { fitMapView } from '../map/view.ts';
import { listPlanReceivers } from '../tables/plan-receiver.ts';
import { showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { MapSection } from './appendix-model.ts';

/** The map data that the server provides; the receivers come from the run. */
export type SiteMap = Omit<MapInput, 'frame' | 'receivers'>;

/** As large as the page allows. */
const FRAME = { widthMm: 265, heightMm: 160, hasLegend: true } as const;

/** A-2 (APPX-03, APPX-04, U54): drawn from the data, not captured from a screen. */
export function buildSiteMap(
  number: string,
  source: PlanSource,
  map: SiteMap,
  words: DocumentWords = englishWords,
): { section: MapSection; svg: string } {
  const input: MapInput = { ...map, frame: FRAME, receivers: listReceivers(source, words) };
  const scale = showCount(fitMapView(input).scaleDenominator);
  return {
    section: {
      ...{ kind: 'map', number, flows: false, parts: [] },
      heading: words.appendix.heading(number, words.appendix.sections.map),
      map: {
        caption: words.appendix.mapCaption(scale),
        alternativeText: describeMap(input, words),
        widthMm: FRAME.widthMm,
        heightMm: FRAME.heightMm,
      },
    },
    svg: drawMapSvg(input, words),
  };
}

/** The most labels that remain distinguishable on the page. All receivers get a label if there is space. */
const MAX_LABELS = 100;
const LOUD_RANK = 1;

const listReceivers = (source: PlanSource, words: DocumentWords): MapReceiver[] =>
  listPlanReceivers(source, words)
    .filter(({ result }) => !result.isLeftOut)
    .map(({ label, receiver, result: { criterion, mitigated } }, index) => ({
      ...{
        label,
        rank: index < MAX_LABELS ? LOUD_RANK : index + 1,
        criterion,
        level: mitigated.highestLevel,
        verdict: mitigated.verdict,
      },
      position: receiver.position,
    }));
