import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, row by row. */
  readonly dots: Uint8Array;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER_BYTES = 13;
const FRAME_BYTES = 12;

/** Reads the output of pdftoppm -gray: P5, width and height, 255, then the pixels. */
export function readPgm(pgm: Buffer): GreyPicture {
  const [header = '', width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(pgm.toString('latin1', 0, 40)) ?? [];
  if (header === '') throw new Error('not a grey picture');
  return { width: Number(width), height: Number(height), dots: pgm.subarray(header.length) };
}

export function writeGreyPng({ width, height, dots }: GreyPicture): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  // Each row starts with a zero, which means that no filter is used.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) rows.set(dots.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const content = deflateSync(rows, { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + FRAME_BYTES);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, content.length + 8)), content.length + 8);
  return framed;
}

/** Reads the output of writeGreyPng. */
export function readGreyPng(png: Buffer): GreyPicture {
  const header = png.subarray(SIGNATURE.length + 8);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const content = png.subarray(SIGNATURE.length + FRAME_BYTES + HEADER_BYTES);
  const rows = inflateSync(content.subarray(8, 8 + content.readUInt32BE(0)));
  const dots = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    dots.set(rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)), row * width);
  }
  return { width, height, dots };
}

/** Share of pixels that differ by more than `shade`; 1 if the sizes differ. */
export function differingShare(one: GreyPicture, other: GreyPicture, shade = 48): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let differing = 0;
  for (const [index, dot] of one.dots.entries()) {
    if (Math.abs(dot - (other.dots[index] as number)) > shade) differing += 1;
  }
  return differing / one.dots.length;
}
