import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The point where the connection is cut: after this many bytes of the request or of the response. */
export interface Cut {
  readonly side: 'request' | 'response';
  readonly afterBytes: number;
}

/** The disturbance of a connection; if empty, it works normally. */
export interface Trouble {
  /** For new connections. */
  readonly cut?: Cut;
  /** New connections are refused, and open ones are reset. */
  readonly isDown?: boolean;
  /** Connections are accepted, but nothing is forwarded until the disturbance ends. */
  readonly isSilent?: boolean;
  /** In each direction. */
  readonly latencyMs?: number;
  readonly bytesPerSecond?: number;
}

export interface FaultProxy {
  readonly port: number;
  setTrouble(trouble: Trouble): Promise<void>;
  /** Existing connections stay silent permanently, as when a middlebox has dropped them. */
  forget(): void;
  /** Bytes of the last complete exchange. */
  readonly counted: Record<Cut['side'], number>;
  close(): Promise<void>;
}

interface Connection {
  isForgotten: boolean;
}

interface State {
  trouble: Trouble;
  readonly connections: Set<Connection>;
  readonly changes: EventEmitter;
  readonly sockets: Set<Socket>;
  readonly counted: Record<Cut['side'], number>;
}

/** A TCP proxy to a local port that can be slow, silent, down or cut at a byte. */
export async function openFaultProxy(targetPort: number): Promise<FaultProxy> {
  const state: State = {
    ...{ trouble: {}, changes: new EventEmitter().setMaxListeners(0), sockets: new Set() },
    connections: new Set(),
    counted: { request: 0, response: 0 },
  };
  const server = createServer((client) => join(client, connect(targetPort, '127.0.0.1'), state));
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const goDown = () => {
    if (server.listening) server.close();
    for (const socket of state.sockets) socket.resetAndDestroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    counted: state.counted,
    async setTrouble(trouble) {
      state.trouble = trouble;
      state.changes.emit('change');
      if (trouble.isDown) goDown();
      else if (!server.listening) await listen(port);
    },
    forget() {
      for (const connection of state.connections) connection.isForgotten = true;
    },
    close: async () => goDown(),
  };
}

function join(client: Socket, target: Socket, state: State): void {
  const connection: Connection = { isForgotten: false };
  state.connections.add(connection);
  const closeBoth = () => {
    client.destroy();
    target.destroy();
  };
  for (const socket of [client, target]) {
    state.sockets.add(socket);
    socket.on('error', closeBoth).once('close', () => state.sockets.delete(socket));
  }
  client.once('close', () => state.connections.delete(connection));
  forwardData(client, target, { side: 'request', state, connection, closeBoth });
  forwardData(target, client, { side: 'response', state, connection, closeBoth });
}

interface Direction {
  readonly side: Cut['side'];
  readonly state: State;
  readonly connection: Connection;
  readonly closeBoth: () => void;
}

function forwardData(from: Socket, to: Socket, direction: Direction): void {
  const { side, state, closeBoth } = direction;
  const { cut } = state.trouble;
  const limit = cut?.side === side ? cut.afterBytes : Number.POSITIVE_INFINITY;
  let passed = 0;
  let last = Promise.resolve();
  const forward = async (chunk: Buffer) => {
    const remaining = limit - passed;
    passed += chunk.length;
    state.counted[side] = passed;
    await hold(direction, chunk.length);
    if (to.destroyed) return void from.destroy();
    if (chunk.length < remaining) to.write(chunk);
    else to.write(chunk.subarray(0, remaining), () => setImmediate(closeBoth));
    from.resume();
  };
  from.on('data', (chunk: Buffer) => {
    from.pause();
    last = forward(chunk);
  });
  // A close is forwarded after all data, and on a silent connection not at all.
  from.once('close', async () => {
    await last;
    await hold(direction, 0);
    to.end();
  });
}

/** Waits while the connection is silent, and for the delay of a slow one. */
async function hold({ state, connection }: Direction, bytes: number): Promise<void> {
  while (state.trouble.isSilent || connection.isForgotten) await once(state.changes, 'change');
  const { latencyMs = 0, bytesPerSecond = Number.POSITIVE_INFINITY } = state.trouble;
  const milliseconds = latencyMs + (1000 * bytes) / bytesPerSecond;
  if (milliseconds > 0) await pause(milliseconds);
}
