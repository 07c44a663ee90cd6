import { inflateSync } from 'node:zlib';

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** A byte for each dot, or three where the tool writes grey as three equal colours, row by row. */
  readonly dots: Uint8Array;
}

const SIGNATURE_BYTES = 8;

const GREY = 0;
const COLOURS = 2;

/** A PNG of eight bits without interlace, grey or in colours, as pdftoppm -gray writes it. */
export function readGreyPng(png: Buffer): GreyPicture {
  let width = 0;
  let height = 0;
  let channels = 1;
  const packed: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
      if (content[8] !== 8 || (content[9] !== GREY && content[9] !== COLOURS) || content[12] !== 0)
        throw new Error('not a plain grey PNG');
      channels = content[9] === COLOURS ? 3 : 1;
    }
    if (type === 'IDAT') packed.push(content);
    at += length + 12;
  }
  return { width, height, dots: undoFilters(inflateSync(Buffer.concat(packed)), width * channels, height, channels) };
}

/** Each row says how it was predicted from its left and upper neighbours. */
function undoFilters(filtered: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const dots = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const filter = filtered[row * (width + 1)];
    for (let column = 0; column < width; column++) {
      const place = row * width + column;
      const left = column >= channels ? (dots[place - channels] as number) : 0;
      const above = row > 0 ? (dots[place - width] as number) : 0;
      const corner = column >= channels && row > 0 ? (dots[place - width - channels] as number) : 0;
      dots[place] = (filtered[row * (width + 1) + 1 + column] as number) + predict(filter, left, above, corner);
    }
  }
  return dots;
}

function predict(filter: number | undefined, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? nearest(left + above - corner, left, above, corner) : 0;
}

function nearest(estimate: number, left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Share of dots that differ by more than a shade; 1 when the sizes do. */
export function differingShare(one: GreyPicture, other: GreyPicture, shade = 48): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let differing = 0;
  for (const [place, dot] of one.dots.entries()) {
    if (Math.abs(dot - (other.dots[place] as number)) > shade) differing += 1;
  }
  return differing / one.dots.length;
}
