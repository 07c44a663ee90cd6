import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

export interface Shape {
  readonly name: string;
  readonly path: string;
  readonly kind: 'schema' | 'interface';
  readonly fields: ReadonlySet<string>;
}

export interface Syntax {
  /** The number of lines of each function and method. */
  readonly functionLines: readonly number[];
  /** `as` to another type; `as const` does not count. */
  readonly assertions: number;
  readonly shapes: readonly Shape[];
  readonly imports: readonly string[];
  /** Imports by `import()`, which start a separate bundle. */
  readonly lazyImports: readonly string[];
}

interface Node {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]);
const IMPORTS = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

export function readSyntax({ path, text }: SourceFile): Syntax {
  const isTsx = path.endsWith('.tsx');
  // The parser's byte positions continue from one file to the next.
  const base = parseSync('', { syntax: 'typescript' }).span.end;
  const root = parseSync(text, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }) as unknown as Node;
  const bytes = Buffer.from(text);
  const functionLines: number[] = [];
  const shapes: Shape[] = [];
  const imports: string[] = [];
  const lazyImports: string[] = [];
  let assertions = 0;
  walk(root, (node) => {
    if (FUNCTIONS.has(node.type) && node.span) {
      functionLines.push(countLines(bytes.subarray(node.span.start - base, node.span.end - base)));
    }
    if (node.type === 'TsAsExpression') assertions += 1;
    if (IMPORTS.has(node.type)) imports.push(...sourceOf(node));
    if (node.type === 'CallExpression') lazyImports.push(...lazySourceOf(node));
    const shape = readInterface(node, path) ?? readObjectSchema(node, path);
    if (shape) shapes.push(shape);
  });
  return { functionLines, assertions, shapes, imports: [...imports, ...lazyImports], lazyImports };
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isObject(value)) {
    if (typeof value.type === 'string') visit(value as Node);
    for (const key in value) if (key !== 'span') walk(value[key], visit);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const countLines = (bytes: Buffer): number => bytes.toString('utf8').split('\n').length;

const sourceOf = ({ source }: Node): string[] => (isObject(source) ? [String(source.value)] : []);

function lazySourceOf({ callee, arguments: given }: Node): string[] {
  if (!isObject(callee) || callee.type !== 'Import' || !Array.isArray(given)) return [];
  const [first] = given as { readonly expression: { readonly type: string; readonly value?: unknown } }[];
  return first?.expression.type === 'StringLiteral' ? [String(first.expression.value)] : [];
}

function readInterface({ type, id, body }: Node, path: string): Shape | null {
  if (type !== 'TsInterfaceDeclaration' || !isObject(id) || !isObject(body)) return null;
  return { name: String(id.value), path, kind: 'interface', fields: fieldsOf(body.body) };
}

/** `const pointSchema = z.object({ ... })`, also with chained calls. */
function readObjectSchema({ type, id, init }: Node, path: string): Shape | null {
  if (type !== 'VariableDeclarator' || !isObject(id) || !isObject(init)) return null;
  const fields = schemaFields(init as Node);
  return fields ? { name: String(id.value), path, kind: 'schema', fields } : null;
}

function schemaFields(node: Node): ReadonlySet<string> | null {
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isObject(callee) || callee.type !== 'MemberExpression') return null;
  const { object, property } = callee as { object: Node; property: { value?: unknown } };
  if (object.type === 'Identifier' && object.value === 'z') {
    const [first] = node.arguments as { expression: Node }[];
    const isObjectSchema = ['object', 'strictObject', 'looseObject'].includes(String(property.value));
    return isObjectSchema && first ? fieldsOf(first.expression.properties) : null;
  }
  return schemaFields(object);
}

function fieldsOf(members: unknown): ReadonlySet<string> {
  const names = (Array.isArray(members) ? members : []).flatMap((member) => {
    const key = isObject(member) ? member.key : null;
    return isObject(key) && typeof key.value === 'string' ? [key.value] : [];
  });
  return new Set(names);
}
