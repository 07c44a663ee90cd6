/** The geographical centre of each zone. */
export const centre = {
  title: 'Geographical Centre',
  hint: 'Easting and Northing of each zone’s centre, Hong Kong 1980 Grid, in metres.',
  zone: 'Zone',
  table: 'Centres of the zones',
  empty: 'This project has no zones yet.',
} as const;
