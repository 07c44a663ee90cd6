import type { Plugin } from 'vite';

/** Of thirty projections the Hong Kong 1980 Grid needs one, which the library calls by either name. */
const OURS = `
import tmerc from './lib/projections/tmerc.js';
import etmerc from './lib/projections/etmerc.js';
export default (proj4) => {
  proj4.Proj.projections.add(tmerc);
  proj4.Proj.projections.add(etmerc);
};
`;

/** The others stay out of what browsers load; Mercator and degrees are in the library's core. */
export function ourProjections(): Plugin {
  return {
    name: 'our-projections',
    load: (id) => (/[\\/]proj4[\\/]projs\.js$/.test(id) ? OURS : undefined),
  };
}
