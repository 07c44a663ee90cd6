/** The list of the place search, loaded with it. */
export const placeSearch = {
  list: 'Places found',
  found_one: '{{count}} place found',
  found_other: '{{count}} places found',
  short:
    'Type at least two characters of a name or an address, or coordinates such as 836500 820300 or 22.319, 114.169.',
  searching: 'Searching ...',
  slow: 'Still searching. The server takes longer than usual.',
  none: 'Nothing found for “{{text}}”.',
  noneHint: 'Try fewer words, the street, the Chinese name, or coordinates such as 836500 820300 or 22.319, 114.169.',
  outside: 'These coordinates are outside Hong Kong.',
  outsideHint:
    'Check their order and digits. HK 1980 Grid: Easting, Northing in metres. WGS 84: latitude, longitude in degrees.',
  failed: 'The search failed',
  moved: 'The map shows {{name}}.',
  hideMarker: 'Remove the marker of {{name}}',
  system: { grid: 'HK 1980 Grid', degrees: 'WGS 84' },
  kind: {
    site: 'Construction site',
    residential: 'Residential building',
    education: 'School',
    other: 'Building',
    district: 'District',
    area: 'Area',
    street: 'Street',
    openSpace: 'Open space',
    railway: 'Railway',
  },
} as const;
