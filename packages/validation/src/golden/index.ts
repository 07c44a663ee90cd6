export * from './compare-golden.ts';
export * from './golden-folder.ts';
export { answerVector } from './vectors.ts';
