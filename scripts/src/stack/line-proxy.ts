import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** open: as if it were not there; silent: takes everything and passes nothing on; cut: resets whoever comes. */
type LineState = 'open' | 'silent' | 'cut';

export interface LineProxy {
  readonly port: number;
  setState(state: LineState): void;
  /** Milliseconds each way. */
  setDelay(delayMs: number): void;
  /** The lines there are stay silent for good, as when what lies between has forgotten them; new ones are as set. */
  forgetLines(): void;
  close(): void;
}

/** A line to a server that can be slow, dead without a word, or cut; what a silent line held is passed on afterwards. */
export async function openLineProxy(targetPort: number): Promise<LineProxy> {
  let state: LineState = 'open';
  let delayMs = 0;
  const lines = new Set<Line>();
  const server = createServer((client) => {
    if (state === 'cut') return void client.resetAndDestroy();
    const rules = { isOpen: () => state === 'open', delayMs: () => delayMs, onEnd: () => lines.delete(line) };
    const line: Line = openLine(client, targetPort, rules);
    lines.add(line);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setState(wanted) {
      state = wanted;
      for (const line of lines) {
        if (wanted === 'cut') line.reset();
        else line.flush();
      }
    },
    setDelay(wanted) {
      delayMs = wanted;
    },
    forgetLines() {
      for (const line of lines) line.forget();
    },
    close() {
      server.close();
      for (const line of lines) line.reset();
    },
  };
}

interface Line {
  flush(): void;
  forget(): void;
  reset(): void;
}

interface Rules {
  readonly isOpen: () => boolean;
  readonly delayMs: () => number;
  readonly onEnd: () => void;
}

function openLine(client: Socket, targetPort: number, rules: Rules): Line {
  const target = connect(targetPort, '127.0.0.1');
  let isForgotten = false;
  const ownRules = { ...rules, isOpen: () => !isForgotten && rules.isOpen() };
  const end = () => {
    client.destroy();
    target.destroy();
    rules.onEnd();
  };
  // Whether somebody hung up is not heard on a silent line either.
  for (const socket of [client, target])
    socket.on('error', () => {}).once('close', () => (ownRules.isOpen() ? end() : undefined));
  const flushes = [pass(client, target, ownRules), pass(target, client, ownRules)];
  return {
    flush() {
      for (const flush of flushes) flush();
      if (ownRules.isOpen() && (client.destroyed || target.destroyed)) end();
    },
    forget() {
      isForgotten = true;
    },
    reset() {
      client.resetAndDestroy();
      target.destroy();
    },
  };
}

function pass(from: Socket, to: Socket, { isOpen, delayMs }: Rules): () => void {
  const held: { readonly chunk: Buffer; readonly dueAt: number }[] = [];
  const flush = () => {
    while (isOpen() && held[0] && held[0].dueAt <= performance.now()) to.write(held.shift()?.chunk ?? '');
  };
  from.on('data', (chunk) => {
    const wait = delayMs();
    held.push({ chunk, dueAt: performance.now() + wait });
    // A timer may fire a moment early.
    if (wait > 0) setTimeout(flush, wait + 1);
    else flush();
  });
  return flush;
}
