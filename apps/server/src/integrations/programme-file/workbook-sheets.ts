import { posix } from 'node:path';
import { decodeEntities } from './decode-entities.ts';
import { programmeRefused } from './refuse-programme.ts';
import { readAttributes, scanXml } from './scan-xml.ts';
import type { WorkbookParts } from './workbook-parts.ts';

export interface WorkbookSheets {
  /** Part names of the sheets, in tab order. */
  readonly sheets: readonly string[];
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
  /** Whether dates are counted from 1904, as on old Macs. */
  readonly is1904: boolean;
}

interface Relation {
  readonly id: string;
  /** Last segment of the type's URI; the rest differs between transitional and strict OOXML. */
  readonly type: string;
  readonly part: string;
}

const WORKBOOK = 'xl/workbook.xml';

/** Locates the sheets, texts and formats of a workbook in the archive. */
export function listWorkbookSheets(parts: WorkbookParts): WorkbookSheets {
  refuseMacros(parts);
  const office = listRelations(parts, '').find(({ type }) => type === 'officeDocument')?.part ?? WORKBOOK;
  const workbook = parts.read(office);
  if (workbook === undefined) throw programmeRefused('UNKNOWN_FORMAT');
  const relations = listRelations(parts, office);
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.part;
  const { ids, is1904 } = readWorkbook(workbook);
  const sheets = ids.flatMap(
    (id) => relations.find((relation) => relation.id === id && relation.type === 'worksheet')?.part ?? [],
  );
  return { sheets, is1904, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') };
}

/** Refuses a workbook whose content types declare macros, wherever they are stored. */
function refuseMacros(parts: WorkbookParts): void {
  const types: string[] = [];
  scanXml(parts.read('[Content_Types].xml') ?? '', {
    open({ attributes }) {
      types.push(readAttributes(attributes).get('ContentType') ?? '');
    },
  });
  if (types.some((type) => /macroEnabled|vbaProject/i.test(type))) throw programmeRefused('HAS_MACROS');
}

/** The relations of a part, or of the package if there is no part; external ones are left out. */
function listRelations(parts: WorkbookParts, of: string): readonly Relation[] {
  const { dir, base } = posix.parse(of);
  const xml = parts.read(posix.join(dir, '_rels', `${base}.rels`));
  if (xml === undefined) return [];
  const relations: Relation[] = [];
  scanXml(xml, {
    open({ name, attributes }) {
      const values = readAttributes(attributes);
      if (name !== 'Relationship' || values.get('TargetMode')?.toLowerCase() === 'external') return;
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((key) => values.get(key));
      const path = decodeEntities(target);
      const part = path.startsWith('/') ? path.slice(1) : posix.join(dir, path);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part });
    },
  });
  return relations;
}

function readWorkbook(xml: string) {
  const ids: string[] = [];
  let is1904 = false;
  scanXml(xml, {
    open({ name, attributes }) {
      const values = readAttributes(attributes);
      if (name === 'workbookPr') is1904 ||= /^(1|true)$/.test(values.get('date1904') ?? '');
      if (name === 'sheet') ids.push(values.get('id') ?? '');
    },
  });
  return { ids, is1904 };
}
