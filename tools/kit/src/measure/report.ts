export interface Line {
  readonly what: string;
  readonly value: string;
  readonly bar: string;
  readonly isMet: boolean;
}

/** Times on a busy machine say more about the machine than the product: without `isTimed` they are reported only. */
export function judgeTime(what: string, valueMs: number, mostMs: number, isTimed: boolean): Line {
  const value = formatMs(valueMs);
  return isTimed
    ? { what, value, bar: `< ${mostMs} ms`, isMet: valueMs < mostMs }
    : { what, value, bar: '', isMet: Number.isFinite(valueMs) };
}

export function formatTable(lines: readonly Line[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = lines.map(({ what, value, bar, isMet }) =>
    row([what, value, bar, bar ? (isMet ? 'met' : 'MISSED') : '']),
  );
  return [row(['what', 'measured', 'bar', '']), row(['---', '---', '---', '---']), ...body].join('\n');
}

export const formatMs = (value: number): string => `${value.toFixed(1)} ms`;
