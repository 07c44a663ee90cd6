/**
 * Runs the work now and again after every pause; an error is reported and does not stop it. Returns a function that
 * stops it.
 */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: Error) => void,
): () => Promise<void> {
  const round = async () => {
    await work().catch((error: unknown) => onError(error as Error));
  };
  let current = round();
  const timer = setInterval(() => {
    current = round();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
