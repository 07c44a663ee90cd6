/** The router's own limit for one path segment. */
export const MAX_PIECE_LENGTH = 200;
/** No route has this path: an unreadable URL becomes 'not found', with the usual headers and error format. */
const UNREADABLE = '/unreadable';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return path.split('/').every((piece) => piece.length <= MAX_PIECE_LENGTH);
  } catch {
    return false;
  }
}

/** The framework would respond to such URLs itself, without the application's headers, and echo them. */
export const readableAddress = (url = '/'): string => (isReadable(url.split('?', 1)[0] ?? '') ? url : UNREADABLE);
