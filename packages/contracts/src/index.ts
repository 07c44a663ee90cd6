export * from './calculation.ts';
export * from './configuration.ts';
export * from './document.ts';
export * from './error.ts';
export * from './event.ts';
export * from './project.ts';
export * from './session.ts';
export * from './token.ts';
