import { fileRefused } from '../shape-file/refuse-file.ts';
import type { PlacedEntry } from './zip-directory.ts';

/** The members of a shapefile that are read. Spatial indexes, metadata and styles are not extracted (U52). */
const MEMBER_EXTENSIONS = ['shp', 'shx', 'dbf', 'prj', 'cpg'] as const;
export type MemberExtension = (typeof MEMBER_EXTENSIONS)[number];

export interface ShapefileMembers {
  /** Name without folder and extension, as bytes. */
  readonly stem: Buffer;
  readonly entries: ReadonlyMap<MemberExtension, PlacedEntry>;
}

interface Member {
  readonly key: string;
  readonly extension: MemberExtension;
  readonly entry: PlacedEntry;
}

/** Metadata files that macOS adds. */
const MAC_METADATA = /^__MACOSX[\\/]|(^|[\\/])\._[^\\/]*$/;

/** Finds the only shapefile of the archive, ignoring case. */
export function findShapefile(entries: readonly PlacedEntry[]): ShapefileMembers {
  const members = entries.flatMap(toMember);
  const shapes = members.filter(({ extension }) => extension === 'shp');
  const [shape] = shapes;
  if (shape === undefined) throw fileRefused(members.length > 0 ? 'INCOMPLETE_SHAPEFILE' : 'NO_SHAPEFILE');
  const sameName = members.filter(({ key }) => key === shape.key);
  const byExtension = new Map(sameName.map(({ extension, entry }) => [extension, entry]));
  // If two entries have the same name, choosing one would be a guess.
  if (byExtension.size < sameName.length) throw fileRefused('ARCHIVE_BROKEN');
  if (shapes.length > 1) throw fileRefused('SEVERAL_SHAPEFILES');
  return { stem: stemOf(shape.entry.name), entries: byExtension };
}

function toMember(entry: PlacedEntry): Member[] {
  const name = entry.name.toString('latin1');
  const match = /^(.+)\.([a-z]{3})$/i.exec(name);
  const extension = MEMBER_EXTENSIONS.find((known) => known === match?.[2]?.toLowerCase());
  if (!match?.[1] || !extension || MAC_METADATA.test(name)) return [];
  return [{ key: match[1].toLowerCase(), extension, entry }];
}

function stemOf(name: Buffer): Buffer {
  const text = name.toString('latin1');
  const start = Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1;
  return name.subarray(start, text.lastIndexOf('.'));
}
