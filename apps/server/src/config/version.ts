import rootPackage from '../../../../package.json' with { type: 'json' };

/** vYYYY.MM.DD of our own build (Q142). */
export const PRODUCT_VERSION = `v${rootPackage.version}`;
