import type { EquivalentMutant } from './equivalent-mutants.ts';
import { type Estimate, estimateScore, type Stratum } from './estimate.ts';
import { listSurvivors, renderSurvivors } from './render.ts';
import type { Sample } from './samples.ts';
import { type MutationReport, scoreOf, tally } from './tally.ts';

/** The outcome of a sample: its mutants are those that were drawn. */
export interface SampleOutcome extends Sample {
  readonly seed: number;
  /** When, where and how long. */
  readonly run: string;
  /** All mutants that could have been drawn. */
  readonly mutants: number;
  /** Mutants that run only while a file is loaded, which a sample leaves out. */
  readonly loadTime: number;
  readonly report: MutationReport;
}

const SECTION = '## Random samples of newer code';

/** The page with its section on samples renewed; the rest stays as it is. */
export function replaceSamples(page: string, section: string): string {
  const [before = ''] = page.split(`\n${SECTION}\n`);
  return `${before.trimEnd()}\n\n${section.trimEnd()}\n`;
}

/** The section on samples as it stands in a page; empty if there is none. */
export function findSamples(page: string): string {
  const start = page.indexOf(`\n${SECTION}\n`);
  return start < 0 ? '' : page.slice(start + 1);
}

export function renderSamples(
  outcomes: readonly SampleOutcome[],
  equivalents: readonly EquivalentMutant[],
  minScore: number,
): string {
  const survivors = outcomes.flatMap(({ report }) => listSurvivors(report, equivalents));
  const equivalent = survivors.filter(({ reason }) => reason !== null);
  const others = survivors.filter(({ reason }) => reason === null);
  const isBound = outcomes.some(({ leftOut = [] }) => leftOut.length > 0);
  const hint = isBound ? ' Both are lower bounds, because tests of some parts were left out.' : '';
  const findable = outcomes.map((outcome) => leaveOutEquivalents(outcome, equivalents));
  return `${SECTION}

Written by \`pnpm mutation --sample\`. A whole run of this code takes too long, so a share of its mutants is drawn at random: a mutant is tested if a hash of the seed, its file, its place and its replacement falls into the share. Mutants that run only while a file is loaded are left out. Intervals hold with 95 % confidence; those of a whole part are exact. At least ${minScore} % is asked for.

All parts, weighed by their numbers of mutants: ${describe(estimateScore(outcomes.map(stratumOf)))}. Of the mutants that can be found at all: ${describe(estimateScore(findable))}.${hint}

${outcomes.map(renderOutcome).join('\n\n')}

### Survivors of the samples that calculate the same

${equivalent.length === 0 ? 'None.' : renderSurvivors(equivalent)}

### Other survivors of the samples

${others.length === 0 ? 'None.' : renderSurvivors(others)}
`;
}

const drawnOf = ({ report }: SampleOutcome) => Object.values(report.files).flatMap(({ mutants }) => mutants);

function stratumOf(outcome: SampleOutcome): Stratum {
  const { mutants: drawn, killed } = tally(drawnOf(outcome));
  return { mutants: outcome.mutants, drawn, killed };
}

/** Takes the equivalents among the survivors out of the draw, and as many of the mutants as they stand for. */
function leaveOutEquivalents(outcome: SampleOutcome, equivalents: readonly EquivalentMutant[]): Stratum {
  const { mutants, drawn, killed } = stratumOf(outcome);
  const equivalent = listSurvivors(outcome.report, equivalents).filter(({ reason }) => reason !== null).length;
  const left = drawn - equivalent;
  return { mutants: drawn === 0 ? 0 : Math.round((mutants * left) / drawn), drawn: left, killed };
}

const describe = ({ percent, margin }: Estimate) =>
  margin === 0 ? `${percent.toFixed(1)} %` : `${percent.toFixed(1)} % ± ${margin.toFixed(1)} %`;

function renderOutcome(outcome: SampleOutcome): string {
  const { name, code, tests, leftOut = [], sharePercent, seed, run, loadTime, mutants, report } = outcome;
  const paths = (list: readonly string[]) => list.map((path) => `\`${path}\``).join(', ');
  const omitted =
    leftOut.length === 0 ? '' : ` Left out for their length, so that the score is a lower bound: ${paths(leftOut)}.`;
  const { drawn, killed } = stratumOf(outcome);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const files = Object.entries(report.files)
    .map(([file, { mutants: ofFile }]) => ({ file, counts: tally(ofFile) }))
    .filter(({ counts }) => counts.mutants > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return `### Part ${name}

${run} Code: ${paths(code)}. Tests: ${paths(tests)}.${omitted} Share ${sharePercent} %, seed ${seed}: ${drawn} of ${mutants} mutants were drawn; ${loadTime} more run only while a file is loaded.

${[
  row(['file', 'drawn', 'killed', 'survived', 'score in %']),
  row(['---', '---:', '---:', '---:', '---:']),
  ...files.map(({ file, counts }) =>
    row([
      file.replace(/^packages\//, '').replace(/^src\//, 'acoustics/src/'),
      counts.mutants,
      counts.killed,
      counts.survived,
      scoreOf(counts).toFixed(1),
    ]),
  ),
  row(['**all**', drawn, killed, drawn - killed, describe(estimateScore([stratumOf(outcome)])).replaceAll(' %', '')]),
].join('\n')}`;
}
