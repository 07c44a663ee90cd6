/** Muted, distinguishable, and dark enough for white text (4.5:1) and for a bar on white (3:1, WCAG 1.4.11). */
export const ZONE_COLOURS = [
  '#2F6B8F',
  '#86600F',
  '#1F7A72',
  '#6F4C96',
  '#8A5340',
  '#5A6B28',
  '#56657A',
  '#974A78',
] as const;

/** The colour of the zone at that index. Never the only cue: its name is shown too. */
export function zoneColour(index: number): string {
  return ZONE_COLOURS[Math.max(0, index) % ZONE_COLOURS.length] ?? ZONE_COLOURS[0];
}
