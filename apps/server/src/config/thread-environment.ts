/**
 * Environment for threads: no secrets, only the compile cache. A new thread then loads compiled code instead of
 * compiling everything again, which takes longer than most calculations.
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
