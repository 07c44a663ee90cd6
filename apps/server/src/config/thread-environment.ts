/**
 * What threads get of our environment: no secrets, only where compiled code is kept. One that starts then reads what it
 * needs instead of compiling all of it again, which takes longer than most calculations.
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
