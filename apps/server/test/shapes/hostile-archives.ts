import { deflateRawSync } from 'node:zlib';
import { writeNames } from './dbf-writer.ts';
import { projections } from './projections.ts';
import { fileHeader, POLYGON } from './shp-writer.ts';
import { shapefile, shapefileEntries, star } from './test-shapes.ts';
import { type TestEntry, zip } from './zip-writer.ts';

export interface Hostile {
  readonly title: string;
  readonly fileName: string;
  readonly file: () => Buffer;
  readonly expected: string;
}

const refused = (reason: string) => `FILE_REFUSED ${reason}`;
const archive = (title: string, file: () => Buffer, reason: string): Hostile => ({
  title,
  fileName: 'site.zip',
  file,
  expected: reason === 'accepted' || reason.endsWith('POLYGONS') ? reason : refused(reason),
});

const MEGABYTE = 1_048_576;
const harmless = shapefileEntries();
const withExtra = (...entries: TestEntry[]) => zip([...harmless, ...entries]);
const text = (name: string | Buffer, more: Partial<TestEntry> = {}): TestEntry => ({ name, data: 'x', ...more });
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);

/** The end record is the last 22 bytes. */
const withEnd = (file: Buffer, change: (end: Buffer) => void): Buffer => {
  const copy = Buffer.from(file);
  change(copy.subarray(copy.length - 22));
  return copy;
};

export const bombs: readonly Hostile[] = [
  archive('[U52] 120 MB of zeros as .shp', () => zip([{ name: 'a.shp', data: zeros(120) }]), 'ARCHIVE_TOO_LARGE'),
  archive(
    '[U52] 99 entries of 2 MB',
    () => zip(Array.from({ length: 99 }, (_, i) => ({ name: `${i}.shp`, data: zeros(2) }))),
    'ARCHIVE_TOO_LARGE',
  ),
  archive(
    '[U52] 120 MB that claim to be 100 bytes',
    () => zip([{ name: 'a.shp', data: zeros(120), bytes: 100 }]),
    'ARCHIVE_BROKEN',
  ),
  archive('[U52] 45 MB of zeros, as honestly said', () => zip([{ name: 'a.shp', data: zeros(45) }]), 'NOT_READABLE'),
  archive('[U52] 45 MB of zeros as .dbf', () => shapefile({ members: { dbf: zeros(45) } }), 'NOT_READABLE'),
  archive(
    '[U52] 45 MB of zeros that nobody unpacks',
    () => withExtra({ name: 'picture.tif', data: zeros(45) }),
    'accepted',
  ),
  archive(
    '[U52] an archive of archives, as 42.zip',
    () => zip(Array.from({ length: 16 }, (_, i) => ({ name: `lib ${i}.zip`, data: zip([text('a')]) }))),
    'ARCHIVE_UNSAFE',
  ),
  archive(
    '[U52] an archive that contains itself',
    () => zip([{ name: 'r/r.zip', data: zip(harmless) }]),
    'ARCHIVE_UNSAFE',
  ),
  archive('[U52] a shapefile beside a .tar.gz', () => withExtra(text('more.tar.gz')), 'ARCHIVE_UNSAFE'),
  archive('[U52] an archive called .shp', () => shapefile({ members: { shp: zip(harmless) } }), 'NOT_READABLE'),
  archive(
    '[U52] one content for fifty entries',
    () => {
      const [first, ...rest] = Array.from({ length: 50 }, () => ({ name: 'a.shp', data: zeros(1) }));
      return zip([...(first ? [first] : []), ...rest.map((entry) => ({ ...entry, start: 0, isListedOnly: true }))]);
    },
    'ARCHIVE_BROKEN',
  ),
  archive(
    '[U52] an entry within the data of another',
    () => {
      const inner = zip([{ name: 'b.dbf', data: 'inner', isStored: true }]);
      const outer: TestEntry = { name: 'a.shp', data: inner, isStored: true };
      return zip([outer, { name: 'b.dbf', data: 'inner', isStored: true, start: 35, isListedOnly: true }]);
    },
    'ARCHIVE_BROKEN',
  ),
  archive(
    '[U52] 65,536 entries',
    () =>
      zip(
        Array.from({ length: 65_536 }, (_, i) => ({ name: `${i}`, data: '', isStored: true })),
        { count: 0 },
      ),
    'ARCHIVE_TOO_MANY_FILES',
  ),
  archive(
    '[U52] 101 entries',
    () => withExtra(...Array.from({ length: 97 }, (_, i) => text(`${i}.txt`))),
    'ARCHIVE_TOO_MANY_FILES',
  ),
  archive('[U52] 100 entries', () => withExtra(...Array.from({ length: 96 }, (_, i) => text(`${i}.txt`))), 'accepted'),
];

export const names: readonly Hostile[] = [
  archive('[U52] ../ in a name', () => withExtra(text('../../etc/cron.d/x')), 'ARCHIVE_UNSAFE'),
  archive('[U52] ..\\ in a name', () => withExtra(text('a\\..\\..\\x.txt')), 'ARCHIVE_UNSAFE'),
  archive('[U52] ../ before the shapefile itself', () => zip(shapefileEntries({ stem: '../site' })), 'ARCHIVE_UNSAFE'),
  archive('[U52] a name from the root', () => withExtra(text('/etc/passwd')), 'ARCHIVE_UNSAFE'),
  archive('[U52] a name with a drive letter', () => withExtra(text('C:\\Windows\\x.dll')), 'ARCHIVE_UNSAFE'),
  archive('[U52] a name of another computer', () => withExtra(text('\\\\server\\share\\x')), 'ARCHIVE_UNSAFE'),
  archive('[U52] NUL in a name', () => withExtra(text(Buffer.from('site.shp\0.txt'))), 'ARCHIVE_UNSAFE'),
  archive('[U52] a line break in a name', () => withExtra(text('a\nb')), 'ARCHIVE_UNSAFE'),
  archive('[U52] no name', () => withExtra(text('')), 'ARCHIVE_UNSAFE'),
  archive(
    '[U52] a symbolic link',
    () => withExtra(text('link', { data: '/etc/passwd', mode: 0o120777 })),
    'ARCHIVE_UNSAFE',
  ),
  archive(
    '[U52] a symbolic link as .shp',
    () => zip([{ name: 'a.shp', data: '/etc/passwd', mode: 0o120777 }]),
    'ARCHIVE_UNSAFE',
  ),
  archive('[U52] a device', () => withExtra(text('null', { mode: 0o020666 })), 'ARCHIVE_UNSAFE'),
  archive('[U52] the same name twice', () => zip([...harmless, ...harmless]), 'ARCHIVE_BROKEN'),
  archive(
    '[U52] a name that differs before its data',
    () => zip(harmless.map((entry) => ({ ...entry, localName: 'site.exe' }))),
    'ARCHIVE_BROKEN',
  ),
];

export const inconsistencies: readonly Hostile[] = [
  archive('[U52] encrypted', () => zip(harmless.map((entry) => ({ ...entry, flags: 1 }))), 'ARCHIVE_ENCRYPTED'),
  archive(
    '[U52] encrypted by AES',
    () => zip(harmless.map((entry) => ({ ...entry, method: 99 }))),
    'ARCHIVE_ENCRYPTED',
  ),
  archive(
    '[U52] packed by another method',
    () => zip(harmless.map((entry) => ({ ...entry, method: 14 }))),
    'ARCHIVE_BROKEN',
  ),
  archive(
    '[U52] sizes left to zip64',
    () => zip(harmless.map((entry) => ({ ...entry, bytes: 0xffffffff }))),
    'ARCHIVE_TOO_LARGE',
  ),
  archive(
    '[U52] packed sizes left to zip64',
    () => zip(harmless.map((entry) => ({ ...entry, packedBytes: 0xffffffff }))),
    'ARCHIVE_BROKEN',
  ),
  archive('[U52] counts left to zip64', () => zip(harmless, { count: 0xffff }), 'ARCHIVE_TOO_MANY_FILES'),
  archive(
    '[U52] another size before the data',
    () => zip(harmless.map((entry) => ({ ...entry, localBytes: 7 }))),
    'ARCHIVE_BROKEN',
  ),
  archive('[U52] larger than it says', () => zip(harmless.map((entry) => ({ ...entry, bytes: 10 }))), 'ARCHIVE_BROKEN'),
  archive(
    '[U52] smaller than it says',
    () => zip(harmless.map((entry) => ({ ...entry, bytes: 5_000 }))),
    'ARCHIVE_BROKEN',
  ),
  archive('[U52] a wrong checksum', () => zip(harmless.map((entry) => ({ ...entry, checksum: 1 }))), 'ARCHIVE_BROKEN'),
  archive(
    '[U52] data that do not unpack',
    () => zip(harmless.map((entry) => ({ ...entry, data: Buffer.alloc(300, 0xff), isStored: true, method: 8 }))),
    'ARCHIVE_BROKEN',
  ),
  archive(
    '[U52] more after the packed data',
    () => {
      const data = Buffer.concat([deflateRawSync(Buffer.from('short')), Buffer.alloc(99)]);
      return zip([{ name: 'a.shp', data, isStored: true, method: 8, bytes: 5, checksum: 0x8f2890a2 }]);
    },
    'ARCHIVE_BROKEN',
  ),
  archive('[U52] cut off', () => zip(harmless).subarray(0, 600), 'ARCHIVE_BROKEN'),
  archive('[U52] something before it', () => zip(harmless, { before: Buffer.from('MZ') }), 'UNKNOWN_FORMAT'),
  archive(
    '[U52] an archive before it',
    () => zip(harmless, { before: zip([text('a.shp')]), directoryStart: 1 }),
    'ARCHIVE_BROKEN',
  ),
  archive('[U52] something after it', () => zip(harmless, { after: Buffer.alloc(64) }), 'ARCHIVE_BROKEN'),
  archive('[U52] a comment with an end of its own', () => zip(harmless, { comment: zip([]) }), 'ARCHIVE_BROKEN'),
  archive('[U52] a count that is not so', () => zip(harmless, { count: 2 }), 'ARCHIVE_BROKEN'),
  archive('[U52] a list that begins elsewhere', () => zip(harmless, { directoryStart: 3 }), 'ARCHIVE_BROKEN'),
  archive(
    '[U52] the second of two disks',
    () => withEnd(zip(harmless), (end) => end.writeUInt16LE(1, 4)),
    'ARCHIVE_BROKEN',
  ),
  archive(
    '[U52] an entry that begins beyond the end',
    () => withExtra(text('b', { start: 0x7fffffff, isListedOnly: true })),
    'ARCHIVE_BROKEN',
  ),
];

const shp = (change: (shp: Buffer) => void) => {
  const [entry] = shapefileEntries();
  const copy = Buffer.from(entry?.data ?? '');
  change(copy);
  return shapefile({ members: { shp: copy } });
};

export const contents: readonly Hostile[] = [
  archive('[U52] a .shp that claims 4 GB', () => shp((file) => void file.writeInt32BE(0x7fffffff, 24)), 'NOT_READABLE'),
  archive(
    '[U52] a record that claims 4 GB',
    () => shp((file) => void file.writeInt32BE(0x7fffffff, 104)),
    'NOT_READABLE',
  ),
  archive('[U52] a record of no length', () => shp((file) => void file.writeInt32BE(0, 104)), 'NOT_READABLE'),
  archive(
    '[U52] a polygon that claims 4,000 million corners',
    () => shp((file) => void file.writeUInt32LE(0xfffffff0, 148)),
    'NOT_READABLE',
  ),
  archive(
    '[U52] rings that begin beyond the corners',
    () => shp((file) => void file.writeInt32LE(0x7fffffff, 152)),
    'NOT_READABLE',
  ),
  archive(
    '[U52] a .dbf that claims 4,000 million rows',
    () => shapefile({ members: { dbf: writeNames(['a'], { rows: 0xffffffff }) } }),
    'NOT_READABLE',
  ),
  archive(
    '[U52] a .shx that names one record a million times',
    () =>
      shapefile({
        members: {
          shx: Buffer.concat([fileHeader(POLYGON, 8e6), Buffer.alloc(8e6, Buffer.from([0, 0, 0, 50, 0, 0, 0, 64]))]),
        },
      }),
    'accepted',
  ),
  archive('[U52] a .prj that is an address', () => shapefile({ prj: 'https://epsg.io/2326.wkt' }), 'UNKNOWN_SYSTEM'),
  archive(
    '[U52] a .prj with a grid from elsewhere',
    () => shapefile({ prj: projections.mercator.replace('@null', '/vsicurl/http://127.0.0.1/x') }),
    'UNKNOWN_SYSTEM',
  ),
  archive(
    '[U52] a .prj of 45 MB',
    () => shapefile({ prj: `${projections.grid}${' '.repeat(45 * MEGABYTE)}` }),
    'UNKNOWN_SYSTEM',
  ),
  archive('[U52] a .prj nested a thousand times', () => shapefile({ prj: 'PROJCS['.repeat(1_000) }), 'NOT_READABLE'),
  archive('[U52] a .cpg of 45 MB', () => shapefile({ members: { cpg: zeros(45) } }), 'accepted'),
  archive(
    '[U52] a .vrt called .shp',
    () =>
      shapefile({
        members: {
          shp: '<OGRVRTDataSource><OGRVRTLayer name="x"><SrcDataSource>/etc/passwd</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>',
        },
      }),
    'NOT_READABLE',
  ),
  archive('[U52] a .vrt beside the shapefile', () => withExtra(text('site.vrt')), 'accepted'),
  archive('[U52] a star of 15,001 points', () => shapefile({ shapes: [[star(15_001)]] }), 'CROSSED_OUTLINE'),
];

const as = (title: string, bytes: readonly number[] | string): Hostile => ({
  title,
  fileName: 'site.zip',
  file: () => Buffer.concat([Buffer.from(bytes as never), Buffer.alloc(600)]),
  expected: refused('UNKNOWN_FORMAT'),
});

export const disguises: readonly Hostile[] = [
  as('[U52] a program called .zip', 'MZ'),
  as('[U52] gzip called .zip', [0x1f, 0x8b, 8]),
  as('[U52] tar called .zip', 'site.shp'),
  as('[U52] rar called .zip', 'Rar!\u001a\u0007'),
  as('[U52] 7z called .zip', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
  as('[U52] xz called .zip', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]),
  as('[U52] nothing called .zip', []),
  { ...as('[U52] a program called .exe', 'MZ'), fileName: 'site.exe' },
  {
    title: '[U52] a shapefile called .kmz',
    fileName: 'site.kmz',
    file: () => shapefile(),
    expected: refused('UNKNOWN_FORMAT'),
  },
  {
    title: '[U52] a shapefile called .geojson',
    fileName: 'site.geojson',
    file: () => shapefile(),
    expected: refused('UNKNOWN_FORMAT'),
  },
];
