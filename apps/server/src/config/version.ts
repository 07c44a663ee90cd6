import rootPackage from '../../../../package.json' with { type: 'json' };

/** vYYYY.MM.DD of this build (Q142). */
export const PRODUCT_VERSION = `v${rootPackage.version}`;
