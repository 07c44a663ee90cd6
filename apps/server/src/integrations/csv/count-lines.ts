/** Returns line numbers as a text editor shows them: line breaks within a cell count too. */
export function countLines(lines: readonly (readonly string[])[]): (index: number) => number {
  const numbers: number[] = [];
  let next = 1;
  for (const cells of lines) {
    numbers.push(next);
    next += 1 + cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
  }
  return (index) => numbers[index] ?? index + 1;
}
