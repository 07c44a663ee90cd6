import { describe, expect, it } from 'vitest';
import {
  listCrossFeatureImports,
  listCycles,
  listDuplicateShapes,
  listFullFolders,
  listSmallFiles,
  readImports,
  spreadOf,
} from './measures.ts';
import { readSyntax } from './syntax.ts';

const file = (path: string, text = '') => ({ path, text, lines: text.split('\n').length });

describe('the measures of the house', () => {
  it('count functions, assertions and imports of a file, also after one with Chinese words', () => {
    readSyntax(file('a.ts', "const name = '噪音';\n"));
    const text =
      "import { b } from './b.ts';\nconst c = () => import('./c.ts');\nfunction d() {\n  return b as number;\n}\nexport const e = [1] as const;\n";
    const { functionLines, assertions, imports } = readSyntax(file('a.ts', text));
    expect(functionLines).toEqual([1, 3]);
    expect(assertions).toBe(1);
    expect(imports).toEqual(['./b.ts', './c.ts']);
  });

  it('find a schema and a type that share three quarters of their fields', () => {
    const schema =
      'const pointSchema = z.object({ east: z.number(), north: z.number(), name: z.string(), id: z.number() }).strict();';
    const alike = 'interface Point { readonly east: number; readonly north: number; readonly name: string }';
    const other = 'interface Zone { readonly east: number; readonly area: number; readonly name: string }';
    const shapes = [
      ...readSyntax(file('packages/contracts/src/point.ts', schema)).shapes,
      ...readSyntax(file('packages/domain/src/point.ts', `${alike}\n${other}`)).shapes,
    ];
    expect(listDuplicateShapes(shapes)).toEqual(['pointSchema = Point']);
    const within = readSyntax(file('packages/domain/src/point.schema.ts', `${schema}\n${alike}\n${other}`)).shapes;
    expect(listDuplicateShapes(within)).toEqual(['pointSchema = Point']);
  });

  it('find cycles, imports between features and short files of one importer', () => {
    const files = [
      file('apps/web/src/features/a/one.ts', "import '../b/two.ts';\nimport './three.ts';"),
      file('apps/web/src/features/b/two.ts', "import '../a/one.ts';"),
      file('apps/web/src/features/a/three.ts', ''),
      file('packages/domain/src/index.ts', "export { four } from './four.ts';"),
      file('packages/domain/src/four.ts', ''),
      file('apps/web/src/five.ts', "const six = () => import('./six.ts');"),
      file('apps/web/src/six.ts', ''),
    ];
    const syntax = new Map(files.map((one) => [one.path, readSyntax(one)]));
    const graph = readImports(files, syntax);
    const lazy = readImports(files, syntax, 'lazyImports');
    expect(listCycles(graph)).toHaveLength(1);
    expect(listCrossFeatureImports(graph)).toHaveLength(2);
    expect(listSmallFiles(files, graph, lazy, 2)).toEqual([
      'apps/web/src/features/b/two.ts',
      'apps/web/src/features/a/three.ts',
    ]);
    expect(listFullFolders(files, 1)).toEqual([
      { folder: 'apps/web/src/features/a', count: 2 },
      { folder: 'packages/domain/src', count: 2 },
      { folder: 'apps/web/src', count: 2 },
    ]);
  });

  it('give the middle, the 95th part and the largest', () => {
    expect(spreadOf([5, 1, 3])).toEqual({ median: 3, p95: 5, max: 5 });
  });
});
