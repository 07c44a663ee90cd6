import { HEAD_HEIGHT, LINE_HEIGHT } from './sheet-lines.ts';

/** Scrolls as little as needed; the head and the first column stand over the rest. */
export function revealCell(box: HTMLElement, line: number, cell: string | null): void {
  const [top, bottom] = [line * LINE_HEIGHT, (line + 1) * LINE_HEIGHT];
  const height = box.clientHeight - HEAD_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (height > LINE_HEIGHT && bottom > box.scrollTop + height) box.scrollTop = bottom - height;
  const element = cell === null ? null : document.getElementById(cell)?.closest('td');
  const first = element?.parentElement?.firstElementChild;
  if (!element || !(first instanceof HTMLElement) || element === first) return;
  const [left, right] = [element.offsetLeft - first.offsetWidth, element.offsetLeft + element.offsetWidth];
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
