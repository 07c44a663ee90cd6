import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';

export interface TypstRequest {
  /** File name in the template folder. */
  readonly template: string;
  /** Texts the template reads as sys.inputs. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Has many pages. Its cache is dropped, because the memory costs more than a later run could save. */
  readonly isLarge?: boolean;
}

interface Diagnostic {
  readonly message: string;
  readonly path: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } } | null;
}

/** Tagged and checked against PDF/UA-1 while writing: a picture without a description is an error. */
const PDF_STANDARD = 'ua-1';
/** Unused memo entries are dropped after this many documents, so that a warm process does not grow. */
const MEMO_AGE = 10;

/** Synchronous and CPU-bound, so it needs its own process. Throws the compiler's own message. */
export function createTypstCompiler(templatesFolder: string, fontPaths: readonly string[]) {
  const compiler = NodeCompiler.create({ workspace: templatesFolder, fontArgs: [{ fontPaths: [...fontPaths] }] });
  return ({ template, inputs, isLarge = false }: TypstRequest): Uint8Array => {
    try {
      const compiled = compiler.compile({ mainFilePath: join(templatesFolder, template), inputs: { ...inputs } });
      const error = compiled.takeError();
      if (error || !compiled.result) throw new Error(describe(compiler, error));
      refuseFaultyLayout(compiler, compiled.takeWarnings());
      return compiler.pdf(compiled.result, { pdfStandard: PDF_STANDARD });
    } finally {
      compiler.evictCache(isLarge ? 0 : MEMO_AGE);
    }
  };
}

/**
 * A substituted font would silently change widths and Chinese glyphs. If the layout did not settle, page numbers come
 * from an earlier attempt.
 */
function refuseFaultyLayout(compiler: NodeCompiler, warnings: NodeError | null): void {
  const faults = warnings ? readDiagnostics(compiler, warnings).filter(isFault) : [];
  if (faults.length > 0) throw new Error(faults.map(show).join('\n'));
}

const FAULTS = ['unknown font family', 'layout did not converge'];

const isFault = ({ message }: Diagnostic): boolean => FAULTS.some((start) => message.startsWith(start));

function describe(compiler: NodeCompiler, error: NodeError | null): string {
  const text = error ? readDiagnostics(compiler, error).map(show).join('\n') : '';
  return text || 'the document could not be compiled';
}

const readDiagnostics = (compiler: NodeCompiler, error: NodeError): readonly Diagnostic[] =>
  compiler.fetchDiagnostics(error);

function show({ message, path, range }: Diagnostic): string {
  const position = range ? `:${range.start.line + 1}:${range.start.character + 1}` : '';
  return `${path.split('/').at(-1)}${position}: ${message}`;
}
