export * from './buffer.ts';
export * from './contains.ts';
export * from './coordinates.ts';
export * from './geographical-centre.ts';
export * from './measure.ts';
export * from './nearest-boundary-point.ts';
export * from './notional-source.ts';
export * from './projection.ts';
