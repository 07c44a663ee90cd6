import { toHex32 } from './digest.ts';

const view = new DataView(new ArrayBuffer(8));

/** Visits every value of a plain JSON result, keys in code unit order, numbers as their 64 bits. */
export function walk(value: unknown, visit: (path: string, text: string) => void, path = ''): void {
  if (!isContainer(value)) {
    visit(path, toText(value, path));
    return;
  }
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value).sort();
  // An empty list and a missing one must differ.
  visit(path, `${Array.isArray(value) ? 'list' : 'object'} of ${keys.length}`);
  for (const key of keys) {
    walk((value as Record<string | number, unknown>)[key], visit, path === '' ? String(key) : `${path}.${key}`);
  }
}

/** The number for the 64 bits of a walked value; null if the text is not a number. */
export function fromBits(text: string): number | null {
  if (!/^[0-9a-f]{16}$/.test(text)) return null;
  view.setUint32(0, Number.parseInt(text.slice(0, 8), 16));
  view.setUint32(4, Number.parseInt(text.slice(8), 16));
  return view.getFloat64(0);
}

function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Rejects anything but plain JSON, because a value that is not walked would count as equal. */
function toText(value: unknown, path: string): string {
  if (typeof value === 'number') return toBits(value);
  if (typeof value === 'string') return toAscii(JSON.stringify(value));
  if (typeof value === 'boolean' || value === null) return String(value);
  throw new Error(`${path} is not plain JSON: ${Object.prototype.toString.call(value)}`);
}

/** ECMAScript does not define the bits of NaN. */
function toBits(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  view.setFloat64(0, value);
  return toHex32(view.getUint32(0)) + toHex32(view.getUint32(4));
}

/** The shells print other characters differently. */
function toAscii(text: string): string {
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
