/** FNV-1a with 64 bits: offset basis and prime are those of the published algorithm. */
const BASIS_HIGH = 0xcbf29ce4;
const BASIS_LOW = 0x84222325;
/** The prime is 2^40 + 0x1b3: a shift by 40 bits plus a small product. */
const PRIME_LOW = 0x1b3;
const TWO_TO_32 = 0x1_0000_0000;

export interface Digest {
  add(text: string): void;
  toHex(): string;
}

/** In two halves of integers below 2^53, which are exact in every engine; BigInt would be many times slower. */
export function createDigest(): Digest {
  let [high, low] = [BASIS_HIGH, BASIS_LOW];
  const addByte = (byte: number): void => {
    const mixed = (low ^ byte) >>> 0;
    const product = mixed * PRIME_LOW;
    high = (Math.imul(high, PRIME_LOW) + Math.floor(product / TWO_TO_32) + (mixed << 8)) >>> 0;
    low = product >>> 0;
  };
  return {
    add: (text) => {
      for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        addByte(unit & 0xff);
        if (unit > 0xff) addByte(unit >>> 8);
      }
    },
    toHex: () => toHex32(high) + toHex32(low),
  };
}

export function toHex32(value: number): string {
  return value.toString(16).padStart(8, '0');
}
