import type { PlanSource } from '@quietsite/domain';
import type { SiteMap } from '../appendix/map-section.ts';
import { describeMap } from '../map/describe-map.ts';
import { drawMapSvg } from '../map/draw-map-svg.ts';
import type { MapInput } from '../map/map-input.ts';
import { fitMapView } from '../map/view.ts';
import { listMapReceivers } from '../summary/assessed-receivers.ts';
import { showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { ReportModel } from './report-model.ts';

/** As wide as the text, with space for text below it on the page. */
const FRAME = { widthMm: 178, heightMm: 104, hasLegend: true } as const;

/** The site in its surroundings, drawn from the data as in Appendix A-2 (REPORT-69). */
export function buildLocation(
  source: PlanSource,
  map: SiteMap | null,
  words: DocumentWords = englishWords,
): Pick<ReportModel, 'location' | 'locationSvg'> {
  if (!map) return { location: null, locationSvg: '' };
  const input: MapInput = { ...map, frame: FRAME, receivers: listReceivers(source, words) };
  const scale = showCount(fitMapView(input).scaleDenominator);
  return {
    location: {
      caption: words.report.location.caption(scale, map.attribution),
      alternativeText: describeMap(input, words),
      widthMm: FRAME.widthMm,
      heightMm: FRAME.heightMm,
    },
    locationSvg: drawMapSvg(input, words),
  };
}

const listReceivers = ({ summary, results, snapshot }: PlanSource, { tables }: DocumentWords) =>
  listMapReceivers({ ...summary, receivers: results }, snapshot.receivers, tables);
