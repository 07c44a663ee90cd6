// Measures the size and shape of the code: pnpm house [--list]. Exits 1 if a target of docs/style.md is missed.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { formatTable, type ReportLine } from '../../tools/kit/src/measure/report.ts';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import {
  listCrossFeatureImports,
  listCycles,
  listDuplicateShapes,
  listFullFolders,
  listSmallFiles,
  readImports,
  type Spread,
  spreadOf,
} from './code-metrics/measures.ts';
import { listSourceFiles, type SourceFile } from './code-metrics/source-files.ts';
import { readSyntax } from './code-metrics/syntax.ts';

/** Earlier commit subjects are not checked. */
const FIRST_COMMIT = '6ec0132';
const MAX_SUBJECT = 72;
const MAX_FILES_IN_FOLDER = 30;
const SMALL_FILE_LINES = 25;

const atMost = (what: string, value: number, max: number): ReportLine => ({
  what,
  value: String(value),
  bar: `<= ${max}`,
  isMet: value <= max,
});
const spread = (what: string, { median, p95, max }: Spread, limits: Spread): ReportLine => ({
  what,
  value: `${median} / ${p95} / ${max}`,
  bar: `<= ${limits.median} / ${limits.p95} / ${limits.max}`,
  isMet: median <= limits.median && p95 <= limits.p95 && max <= limits.max,
});
const linesIn = (files: readonly SourceFile[], folder = ''): number =>
  files.filter(({ path }) => path.startsWith(folder)).reduce((sum, { lines }) => sum + lines, 0);

function countLongSubjects(): number {
  const log = execFileSync('git', ['log', '--format=%s', `${FIRST_COMMIT}..HEAD`], { cwd: repositoryRoot });
  return log
    .toString()
    .split('\n')
    .filter((subject) => subject.length > MAX_SUBJECT).length;
}

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const files = listSourceFiles();
const syntax = new Map(files.map((file) => [file.path, readSyntax(file)]));
const graph = readImports(files, syntax);
const all = [...syntax.values()];
const folders = listFullFolders(files, MAX_FILES_IN_FOLDER);
const shapes = listDuplicateShapes(all.flatMap((one) => one.shapes));
const cycles = listCycles(graph);
const crossing = listCrossFeatureImports(graph);
const smallFiles = listSmallFiles(files, graph, readImports(files, syntax, 'lazyImports'), SMALL_FILE_LINES);
const lines: ReportLine[] = [
  spread('lines per file, median / p95 / max', spreadOf(files.map((file) => file.lines)), {
    median: 120,
    p95: 350,
    max: 500,
  }),
  spread('lines per function, median / p95 / max', spreadOf(all.flatMap((one) => one.functionLines)), {
    median: 25,
    p95: 75,
    max: 127,
  }),
  atMost('import cycles', cycles.length, 0),
  atMost('imports from one feature to another', crossing.length, 0),
  atMost('most source files in one folder', listFullFolders(files, 0)[0]?.count ?? 0, MAX_FILES_IN_FOLDER),
  atMost('shapes declared twice, in contracts and domain', shapes.length, 0),
  atMost(
    'type assertions',
    all.reduce((sum, { assertions }) => sum + assertions, 0),
    399,
  ),
  atMost(`files under ${SMALL_FILE_LINES} lines with one importer`, smallFiles.length, 29),
  atMost('source lines of the web application', linesIn(files, 'apps/web/'), 50_000),
  atMost('source lines, tests apart', linesIn(files), 115_000),
  atMost(
    'source lines of scripts, kit, drills and benches',
    linesIn(files, 'scripts/') + linesIn(files, 'tools/'),
    11_000,
  ),
  atMost(`commit subjects over ${MAX_SUBJECT} characters`, countLongSubjects(), 0),
];
console.log(formatTable(lines));
if (values.list) {
  for (const { folder, count } of folders) console.log(`${count} files in ${folder}`);
  for (const line of [...shapes, ...cycles, ...crossing, ...smallFiles]) console.log(line);
}
process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
