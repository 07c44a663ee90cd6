import { packZip } from '../../../../packages/fixtures/src/programmes/pack-zip.ts';
import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { changeBytes } from './awkward.ts';
import { changeXml } from './change-xml.ts';

/** A workbook with one or two changed parts, repacked with the correct sizes and checksums. */
export function changeWorkbook(seed: ReadonlyMap<string, string>, random: Random): Buffer {
  const parts = new Map(seed);
  const names = [...parts.keys()];
  const sheets = names.filter((name) => name.includes('worksheets'));
  for (let i = random.integer(1, 2); i > 0; i--) {
    const name = random.pick(random.chance(0.75) ? sheets : names);
    const changed = changeXml(parts.get(name) ?? '', random);
    parts.set(name, sheets.includes(name) && random.chance(0.8) ? renumber(changed) : changed);
  }
  if (random.chance(0.03)) parts.delete(random.pick(names));
  const bytes = packZip([...parts].map(([name, text]) => ({ name: changePartName(name, random), text })));
  return random.chance(0.06) ? changeBytes(bytes, random) : bytes;
}

/** Renumbers rows and cells, as a program that writes a sheet does; otherwise a copied row would stop the reader. */
function renumber(xml: string): string {
  let [row, column] = [0, 0];
  return xml.replace(/<(row|c)\b([^<>]*?)( r="[^"]*")/g, (_, name: string, before: string) => {
    if (name === 'row') [row, column] = [row + 1, 0];
    else column++;
    const place = name === 'row' ? `${row}` : `${String.fromCharCode(64 + Math.min(26, column))}${Math.max(1, row)}`;
    return `<${name}${before} r="${place}"`;
  });
}

const changePartName = (name: string, random: Random): string =>
  random.chance(0.003) ? random.pick([name.toUpperCase(), `/${name}`, `../${name}`, `${name}.zip`]) : name;
