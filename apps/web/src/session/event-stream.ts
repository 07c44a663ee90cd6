/** The members of EventSource that are used. */
export type EventSourceLike = Pick<EventSource, 'close' | 'onopen' | 'onerror' | 'onmessage' | 'readyState'>;

interface StreamOptions {
  readonly open: () => EventSourceLike;
  readonly onLive: (isLive: boolean) => void;
  readonly onMessage: (text: string) => void;
  /** The stream is connected for the first time. Events since the page's first requests may have been missed. */
  readonly onFirst: () => void;
  /** The stream is connected again after a failure. Events may have been lost. */
  readonly onBack: () => void;
  /** True if the server would reject the stream again, because the session or the project is gone. */
  readonly isRefused: () => Promise<boolean>;
}

const CLOSED = 2;
const FIRST_MILLISECONDS = 1000;
const MAX_MILLISECONDS = 30_000;

/** Doubles up to half a minute. Half of it is random, to spread the reconnections after a restart. */
export function waitMilliseconds(failures: number, random: number): number {
  const longest = Math.min(MAX_MILLISECONDS, FIRST_MILLISECONDS * 2 ** failures);
  return (longest * (1 + random)) / 2;
}

/**
 * An EventSource reconnects after a lost connection, but closes for good after any status other than 200, such as 502
 * while the server restarts. This opens it again. Returns the function that ends it.
 */
export function keepStream({ open, onLive, onMessage, onFirst, onBack, isRefused }: StreamOptions): () => void {
  let isEnded = false;
  let isFirst = true;
  let hasFailed = false;
  let failures = 0;
  let source: EventSourceLike;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retryLater = () => {
    timer = setTimeout(
      async () => {
        const isOver = await isRefused();
        if (!isEnded && !isOver) start();
      },
      waitMilliseconds(failures, Math.random()),
    );
    failures += 1;
  };
  const start = () => {
    source = open();
    source.onopen = () => {
      failures = 0;
      onLive(true);
      if (hasFailed) onBack();
      else if (isFirst) onFirst();
      isFirst = false;
      hasFailed = false;
    };
    source.onerror = () => {
      hasFailed = true;
      onLive(false);
      if (source.readyState === CLOSED) retryLater();
    };
    source.onmessage = (message: MessageEvent<string>) => onMessage(message.data);
  };
  start();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    source.close();
    onLive(false);
  };
}
