export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly milestone: string;
}

const HEADER = 'id\tarea\tkind\trequirement\tsource\tmilestone';

export function parseRequirements(text: string): Requirement[] {
  const [header, ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  if (header !== HEADER) throw new Error(`requirements: the first line must be ${HEADER.replaceAll('\t', ' | ')}`);
  const requirements = lines.map(parseLine);
  refuseDuplicates(requirements);
  return requirements;
}

function parseLine(line: string, index: number): Requirement {
  const [id, area, , , , milestone, ...rest] = line.split('\t');
  const isComplete = id && area && milestone && rest.length === 0;
  if (!isComplete || !id.startsWith(`${area}-`)) throw new Error(`requirements: line ${index + 2} is malformed`);
  return { id, area, milestone };
}

function refuseDuplicates(requirements: readonly Requirement[]): void {
  const seen = new Set<string>();
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`requirements: ${id} appears twice`);
    seen.add(id);
  }
}
