import { formatCount, formatRows } from '../../../kit/src/measure/report.ts';
import type { SurfaceReading } from './compare.ts';
import { countWords, RUNS, type Run, type VerdictWord } from './expected.ts';
import type { PreparedProject } from './prepare.ts';

export interface Tally {
  readonly disagreements: number;
  addProjects(projects: readonly PreparedProject[]): void;
  add(readings: readonly SurfaceReading[], disagreements: number): void;
  /** As a table. */
  write(): string;
}

const NAMES: Readonly<Record<Run, string>> = {
  unmitigated: 'before mitigation',
  mitigated: 'after mitigation',
  withNeighbours: 'with neighbours',
};

/** Counts the comparisons and the differences. */
export function createTally(): Tally {
  const surfaces = new Map<string, { verdicts: number; counts: number }>();
  const lines: string[] = [];
  let disagreements = 0;
  return {
    get disagreements() {
      return disagreements;
    },
    addProjects(projects) {
      const neighbours = projects.filter(({ hasNeighbours }) => hasNeighbours).length;
      lines.push(`${projects.length} projects, ${neighbours} of them with neighbours or concurrent sites.`);
      for (const run of RUNS) {
        const words = projects.flatMap(({ expected }): (VerdictWord | null)[] => [...expected[run].values()]);
        const { satisfies, borderline, exceeds } = countWords(words);
        const leftOut = words.length - satisfies - borderline - exceeds;
        lines.push(
          `${words.length} receivers ${NAMES[run]}: ${exceeds} exceed, ${borderline} borderline, ${satisfies} satisfy, ${leftOut} left out.`,
        );
      }
    },
    add(readings, found) {
      disagreements += found;
      for (const { surface, verdicts, counts } of readings) {
        const sums = surfaces.get(surface) ?? { verdicts: 0, counts: 0 };
        sums.verdicts += verdicts?.size ?? 0;
        sums.counts += Object.keys(counts ?? {}).length;
        surfaces.set(surface, sums);
      }
    },
    write() {
      const rows = [...surfaces].map(([surface, { verdicts, counts }]) => [
        ...[surface, formatCount(verdicts), formatCount(counts)],
      ]);
      return [
        ...[...lines.map((line) => `- ${line}`), ''],
        ...[formatRows(['surface', 'verdicts read', 'counts read'], rows), ''],
        `${disagreements} disagreements.`,
      ].join('\n');
    },
  };
}
