import type { LoadFigures } from './figures.ts';

/** These are assumptions, stated in the document; the rule works with any other figures. */
const HONG_KONG = { plans: 2_000, peoplePerPlan: 5, shareAtWork: 0.1 };
const PEOPLE = HONG_KONG.plans * HONG_KONG.peoplePerPlan * HONG_KONG.shareAtWork;
/** Planned load of a core, to leave room for bursts. */
const MAX_LOAD = 0.5;

type Part = 'server' | 'worker' | 'database';

/** Cores that this many users keep busy, by the CPU time of the run. */
function busyCores({ resources, machine, size }: LoadFigures, part: Part, people: number): number {
  const share = resources.find(({ name }) => name === part)?.cpuShare ?? 0;
  return (share * machine.cores * people) / size.people;
}

/** The needs of Hong Kong, ten times that, and the first limit. */
export function renderNeeds(figures: LoadFigures): string {
  const { size, databaseMegabytes } = figures;
  const { plans, peoplePerPlan, shareAtWork } = HONG_KONG;
  const needed = (part: Part, people: number) => Math.max(1, Math.ceil(busyCores(figures, part, people) / MAX_LOAD));
  const row = (what: string, write: (times: number) => string | number) => `| ${what} | ${write(1)} | ${write(10)} |`;
  /** The buildings do not depend on the number of plans. */
  const gigabytes = (times: number) => (databaseMegabytes * Math.max(1, (plans * times) / size.projects)) / 1024;
  return `## What Hong Kong needs, and ten times that

Nobody has counted who will use it. Assumed are ${plans.toLocaleString('en')} plans under way at once, ${peoplePerPlan} people for each, and in the busiest hour a share of ${shareAtWork * 100} % of them at work: ${PEOPLE.toLocaleString('en')} people at once. Cores follow from the processor time of the run, with ${(1 - MAX_LOAD) * 100} % of each left free.

| what | Hong Kong | ten times that |
| --- | --- | --- |
${[
  row('people at once', (times) => (PEOPLE * times).toLocaleString('en')),
  row('cores for servers, a process each', (times) => needed('server', PEOPLE * times)),
  row('cores for workers', (times) => needed('worker', PEOPLE * times)),
  row('cores for the database, one machine', (times) => needed('database', PEOPLE * times)),
  row(
    'database on disk after the run, with the buildings; runs and records add to it',
    (times) => `${gigabytes(times).toFixed(1)} GB`,
  ),
].join('\n')}

${describeLimit(figures)}`;
}

function describeLimit(figures: LoadFigures): string {
  const { resources, machine } = figures;
  const share = resources.reduce((sum, { cpuShare }) => sum + cpuShare, 0);
  const shares = resources
    .toSorted((a, b) => b.cpuShare - a.cpuShare)
    .map(({ name, cpuShare }) => `the ${name} ${(cpuShare * 100).toFixed(0)} %`)
    .join(', ');
  const perCore = (figures.size.people / busyCores(figures, 'database', figures.size.people)) * MAX_LOAD;
  return `The first limit of the measured machine is its processor: all of it together, with the generator, took ${(share * 100).toFixed(0)} % of ${machine.cores} cores, ${shares}. Servers and workers can be multiplied; the database cannot, so it is the limit of an installation: with half of it free, a core of the database carries about ${(Math.round(perCore / 10) * 10).toLocaleString('en')} people. Beyond one machine for it come a pooler and a standby that answers reads, neither of which has been tried.`;
}
