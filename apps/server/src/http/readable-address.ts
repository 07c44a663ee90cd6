/** The router's own limit of one piece of an address. */
export const MAX_PIECE_LENGTH = 200;
/** No route is called so: what cannot be read is not found, with the headers and the shape of every failure. */
const UNREADABLE = '/unreadable';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return path.split('/').every((piece) => piece.length <= MAX_PIECE_LENGTH);
  } catch {
    return false;
  }
}

/** The framework would answer such addresses by itself, before any of our headers, and repeat them. */
export const readableAddress = (url = '/'): string => (isReadable(url.split('?', 1)[0] ?? '') ? url : UNREADABLE);
