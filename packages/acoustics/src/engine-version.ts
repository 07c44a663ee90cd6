/** Stored with every run. Raised whenever the same snapshot could give a different number. */
export const ENGINE_VERSION = '2.0.1';
