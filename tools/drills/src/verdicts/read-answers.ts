import type { CalculationResults, ReceiverDetail, Report } from '../../../../packages/contracts/src/index.ts';
import type { Api } from '../../../kit/src/stack/caller.ts';
import type { SurfaceReading } from './compare.ts';
import type { Verdicts, VerdictWord } from './expected.ts';

/** The number of receivers of each project that are also requested individually. */
const DETAILED_RECEIVERS = 3;

const FIELDS = [
  ['unmitigated', 'unmitigatedVerdict'],
  ['mitigated', 'verdict'],
  ['withNeighbours', 'withNeighbourVerdict'],
] as const;

/** The API responses: the results, single receivers and the data of the report. */
export async function readAnswers(
  api: Api,
  projectId: number,
  names: ReadonlyMap<number, string>,
): Promise<SurfaceReading[]> {
  const path = `/api/projects/${projectId}`;
  const { receivers } = await api.request<CalculationResults>('GET', `${path}/results`);
  const ids = [...names.keys()].slice(0, DETAILED_RECEIVERS);
  const details = await Promise.all(ids.map((id) => api.request<ReceiverDetail>('GET', `${path}/receivers/${id}`)));
  const { compliance } = await api.request<Report>('GET', `${path}/report`);
  const named = <Entry extends { readonly pointId: number }>(
    entries: readonly Entry[],
    verdictOf: (entry: Entry) => VerdictWord | null,
  ): Verdicts => new Map(entries.map((entry) => [names.get(entry.pointId) ?? `${entry.pointId}`, verdictOf(entry)]));
  return FIELDS.flatMap(([run, field]) => [
    { surface: 'results', run, verdicts: named(receivers, (entry) => entry[field]) },
    { surface: 'receiver', run, isPart: true, verdicts: named(details, (entry) => entry[field]) },
    {
      ...{ surface: 'report data', run },
      verdicts: named(compliance ?? [], (row) => (run === 'withNeighbours' ? row.withNeighboursVerdict : row[field])),
    },
  ]);
}

interface Layer {
  readonly numberMatched: number;
  readonly features: readonly {
    readonly properties: {
      readonly nsrname: string;
      readonly verdictunmitigated: VerdictWord | null;
      readonly verdict: VerdictWord | null;
      readonly verdictwithneighbor: VerdictWord | null;
    };
  }[];
}

/** The map layer that GIS clients read, and its filtered counts. */
export async function readLayers(api: Api, projectId: number): Promise<SurfaceReading[]> {
  const path = `/ogc/projects/${projectId}/collections/projectNSRPoints/items`;
  const { features } = await api.request<Layer>('GET', `${path}?limit=100`);
  const count = async (property: string, word: VerdictWord) => {
    const filter = encodeURIComponent(`${property} = '${word}'`);
    return (await api.request<Layer>('GET', `${path}?limit=1&filter=${filter}`)).numberMatched;
  };
  const columns = [
    ['unmitigated', 'verdictunmitigated'],
    ['mitigated', 'verdict'],
    ['withNeighbours', 'verdictwithneighbor'],
  ] as const;
  const readings: SurfaceReading[] = [];
  for (const [run, property] of columns)
    readings.push({
      ...{ surface: 'layer', run },
      verdicts: new Map(features.map(({ properties }) => [properties.nsrname, properties[property]])),
      counts: {
        satisfies: await count(property, 'satisfies'),
        borderline: await count(property, 'borderline'),
        exceeds: await count(property, 'exceeds'),
      },
    });
  return readings;
}
