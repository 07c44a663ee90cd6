import { HEAD_HEIGHT, LINE_HEIGHT } from './sheet-lines.ts';

/** Scrolls as little as needed; the header, the row numbers and the first column overlay the rest. */
export function revealCell(box: HTMLElement, line: number, cell: string | null, isPointed: boolean): void {
  const [top, bottom] = [line * LINE_HEIGHT, (line + 1) * LINE_HEIGHT];
  const height = box.clientHeight - HEAD_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (height > LINE_HEIGHT && bottom > box.scrollTop + height) box.scrollTop = bottom - height;
  const element = cell === null ? null : document.getElementById(cell)?.closest('td');
  const [number, first] = element?.parentElement?.children ?? [];
  if (!element || !(number instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
  // The first column is always visible; a user who goes there by keyboard wants to see the start of the row.
  if (element === first) {
    if (!isPointed) box.scrollLeft = 0;
    return;
  }
  const standing = number.offsetWidth + first.offsetWidth;
  const [left, right] = [element.offsetLeft - standing, element.offsetLeft + element.offsetWidth];
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
