export * from './case.ts';
export * from './compare.ts';
export * from './compare-terms.ts';
export * from './compare-with-oracle.ts';
export * from './engine-answer.ts';
export * from './oracle/answer.ts';
export * from './random-case.ts';
