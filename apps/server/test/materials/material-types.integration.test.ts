import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProjectWorld, startProjectWorld } from '../project-calls.ts';
import { outcomeOf } from '../shapes/upload.ts';
import type { TestEntry } from '../shapes/zip-writer.ts';
import { addMaterial, storeMaterial } from './material-calls.ts';
import { contentTypesOf, EXCEL, makeRealFiles, office, pdf, WORD } from './sample-materials.ts';

let world: ProjectWorld;
const real = makeRealFiles();
beforeAll(async () => {
  world = await startProjectWorld();
});
afterAll(() => world.close());

const outcome = async (fileName: string, content: Buffer) => {
  const answer = await addMaterial(world, { fileName, content });
  return answer.statusCode === 201 ? 'accepted' : outcomeOf(answer);
};
const UNKNOWN = 'FILE_REFUSED UNKNOWN_TYPE';
const MACROS = 'FILE_REFUSED HAS_MACROS';

describe('taken, by its content', () => {
  it.each([
    ['a PDF', 'sheet.pdf', real.pdf, 'application/pdf'],
    ['a PDF of version 2', 'SHEET.PDF', Buffer.from('%PDF-2.0\n%%EOF'), 'application/pdf'],
    ['a PNG', 'plate.png', real.png, 'image/png'],
    ['a JPEG', 'plate.jpg', real.jpg, 'image/jpeg'],
    ['a JPEG with the long extension', 'plate.jpeg', real.jpg, 'image/jpeg'],
    ['an Excel file of another program', 'levels.xlsx', real.xlsx, EXCEL],
    ['a Word file', 'report.docx', office('docx'), WORD],
    ['a Word file that was written as a stream', 'report.docx', office('docx', { entries: streamed }), WORD],
  ])('[U53] %s', async (_, fileName, content, mediaType) => {
    const { sizeBytes, ...material } = await storeMaterial(world, { fileName, content });
    expect(material).toMatchObject({ fileName, mediaType });
    expect(sizeBytes).toBe(content.length);
  });

  it('[U53] documents with a chart, a link, printer settings and many pictures', async () => {
    const pictures = Array.from({ length: 300 }, (_, index) => ({ name: `word/media/${index}.png`, data: 'x' }));
    const relationships =
      '<Relationships><Relationship Type="x/hyperlink" Target="https://www.epd.gov.hk/?a=1&amp;b=2" TargetMode="External"/></Relationships>';
    const charts = [{ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', data: office('xlsx') }, ...pictures];
    expect(await outcome('report.docx', office('docx', { entries: charts, relationships }))).toBe('accepted');
    const printer = [{ name: 'xl/printerSettings/printerSettings1.bin', data: 'x' }];
    const external =
      '<Relationships><Relationship Type="x/externalLinkPath" Target="b.xlsx" TargetMode="External"/></Relationships>';
    expect(await outcome('levels.xlsx', office('xlsx', { entries: printer, relationships: external }))).toBe(
      'accepted',
    );
  });
});

const streamed: readonly TestEntry[] = [{ name: 'word/styles.xml', data: '<styles/>', isStreamed: true }];

describe('not taken, by its content', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  it.each([
    ['a page that is called a PDF', 'sheet.pdf', html],
    ['a page that is called a picture', 'plate.png', html],
    ['a program that is called a PDF', 'sheet.pdf', Buffer.from('MZ\u0090\u0000%PDF-1.7 %%EOF')],
    ['a PDF whose head is not at the start', 'sheet.pdf', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf()])],
    ['a PDF that was cut off', 'sheet.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF'), Buffer.alloc(2_000, 32)])],
    ['a PDF that is called a PNG', 'plate.png', real.pdf],
    ['a PNG that is called a JPEG', 'plate.jpg', real.png],
    ['a JPEG that is called a PDF', 'sheet.pdf', real.jpg],
    ['a picture of which only the signature is there', 'plate.png', real.png.subarray(0, 8)],
    ['a picture that can hold scripts', 'plate.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['text', 'levels.csv', Buffer.from('a,b\n')],
    ['a PDF with a second extension', 'sheet.pdf.exe', real.pdf],
    ['a PDF without a name', '.pdf', real.pdf],
    ['a Word file that is called an Excel file', 'levels.xlsx', office('docx')],
    ['an Excel file that is called a Word file', 'report.docx', real.xlsx],
    ['an old Word file', 'report.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an archive of something else', 'report.docx', office('docx', { contentTypes: '<Types/>' })],
    [
      'an archive that contradicts itself',
      'report.docx',
      office('docx', { entries: [{ name: 'word/a.xml', data: 'x', localName: 'word/b.xml' }] }),
    ],
    ['an archive that is cut off', 'report.docx', office('docx').subarray(0, -10)],
    ['an archive behind something else', 'report.docx', office('docx', { archive: { before: html } })],
    [
      'an archive of too many parts',
      'report.docx',
      office('docx', { entries: Array.from({ length: 2_000 }, (_, index) => ({ name: `word/${index}`, data: '' })) }),
    ],
    [
      'descriptions that unpack to something else than they say',
      'report.docx',
      office('docx', { entries: [{ name: 'word/_rels/a.rels', data: 'x'.repeat(5_000), bytes: 5, localBytes: 5 }] }),
    ],
    [
      'descriptions that are far too long',
      'report.docx',
      office('docx', { entries: [{ name: 'word/_rels/a.rels', data: Buffer.alloc(5_000_000, 32) }] }),
    ],
    [
      'descriptions in another encoding',
      'report.docx',
      office('docx', { contentTypes: Buffer.from(contentTypesOf(`${WORD}.main+xml`), 'utf16le') }),
    ],
    [
      'descriptions with a document type',
      'report.docx',
      office('docx', { contentTypes: `<!DOCTYPE a>${contentTypesOf(`${WORD}.main+xml`)}` }),
    ],
  ])('[U53] %s', async (_, fileName, content) => expect(await outcome(fileName, content)).toBe(UNKNOWN));

  it('[U53] nothing at all', async () =>
    expect(await outcome('sheet.pdf', Buffer.alloc(0))).toBe('FILE_REFUSED EMPTY'));

  it('[U53] more than 20 MB, and not a byte less', async () => {
    const largest = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(20 * 1_048_576 - 15, 32),
      Buffer.from('\n%%EOF'),
    ]);
    expect(await outcome('sheet.pdf', largest)).toBe('accepted');
    const larger = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(20 * 1_048_576 - 14, 32),
      Buffer.from('\n%%EOF'),
    ]);
    expect(await outcome('sheet.pdf', larger)).toBe('FILE_REFUSED FILE_TOO_LARGE');
  });
});

describe('documents with something in them that runs', () => {
  const macro = `${WORD.replace('openxmlformats-officedocument.wordprocessingml.document', 'ms-word.document')}.macroEnabled.main+xml`;
  const vba = '<Override PartName="/word/harmless.bin" ContentType="application/vnd.ms-office.vbaProject"/>';
  const hidden = vba.replace('vbaProject', 'vba&#80;ro&#x6A;ect');
  const relationship = (type: string) =>
    `<Relationships><Relationship Id="r" TargetMode='External' Target="http://a.example/>x" Type="http://x/${type}"/></Relationships>`;
  const part = (name: string) => office('docx', { entries: [{ name, data: 'x' }] });
  it.each([
    ['a macro', part('word/vbaProject.bin')],
    ['a macro in other letters', part('Word/VBAPROJECT.BIN')],
    ['a macro under another name', office('docx', { contentTypes: contentTypesOf(`${WORD}.main+xml`, vba) })],
    [
      'a macro whose type is written in numbers',
      office('docx', { contentTypes: contentTypesOf(`${WORD}.main+xml`, hidden) }),
    ],
    ['a document for macros that is called one without', office('docx', { contentTypes: contentTypesOf(macro) })],
    ['a control', part('word/activeX/activeX1.xml')],
    ['a package', part('word/embeddings/oleObject1.bin')],
    ['a program', part('word/embeddings/setup.exe')],
    ['an embedded document with macros', part('word/embeddings/a.docm')],
    ['a template from elsewhere', office('docx', { relationships: relationship('attachedTemplate') })],
    ['an object from elsewhere', office('docx', { relationships: relationship('oleObject') })],
    ['a part from elsewhere', office('docx', { relationships: relationship('subDocument') })],
  ])('[U53] %s', async (_, content) => expect(await outcome('report.docx', content)).toBe(MACROS));

  it('[U53] an Excel file with macros of the old kind', async () => {
    const entries = [{ name: 'xl/macrosheets/sheet1.xml', data: 'x' }];
    expect(await outcome('levels.xlsx', office('xlsx', { entries }))).toBe(MACROS);
  });

  it('[U53] none of it is stored', async () => {
    const count = () => world.one<number>('select count(*)::int from support_materials');
    const before = await count();
    await outcome('report.docx', part('word/vbaProject.bin'));
    expect(await count()).toBe(before);
  });
});
