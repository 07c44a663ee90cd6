/** Measuring on the map and choosing the base map. Loaded on first use. */
export const measure = {
  title: 'Measure',
  measureDistance: 'Distance',
  measureArea: 'Area',
  start: 'Click the map to begin.',
  distance_one: '{{length}}, {{count}} segment',
  distance_other: '{{length}}, {{count}} segments',
  area: '{{area}}, outline {{length}}',
  areaWithSquareMetres: '{{area}} ({{squareMetres}} m²), outline {{length}}',
  crossing: 'Lines cross: no area.',
  back: 'Remove the last corner',
  finish: 'Finish',
  again: 'Measure again',
  close: 'Close measuring',
  baseMap: 'Base map',
  topographic: 'Topographic',
  imagery: 'Imagery',
} as const;
