import type { Stretch } from '@quietsite/geometry';

/** Chainages to a tenth of a metre. */
export function nameStretch(zoneName: string, { fromMetres, toMetres }: Stretch): string {
  const [from, to] = [fromMetres, toMetres].map((metres) => Math.round(metres * 10) / 10);
  return `${zoneName}, ch. ${from}-${to}`;
}
