/** Stored with every run; raised whenever the same snapshot could give another number. */
export const ENGINE_VERSION = '2.0.1';
