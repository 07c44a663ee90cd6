import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where the line goes dead: after so many bytes of what is asked, or of what is answered. */
export interface Cut {
  readonly side: 'request' | 'response';
  readonly afterBytes: number;
}

export interface CutProxy {
  readonly port: number;
  /** For the connections that come; null: the line holds. */
  setCut(cut: Cut | null): void;
  /** Bytes of the last whole exchange. */
  readonly counted: Record<Cut['side'], number>;
  close(): Promise<void>;
}

/** A line between browser and server that is cut at a byte. */
export async function openCutProxy(serverPort: number): Promise<CutProxy> {
  let cut: Cut | null = null;
  const counted = { request: 0, response: 0 };
  const server = createServer((client) => {
    const target = connect(serverPort, '127.0.0.1');
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) socket.on('error', end).on('close', end);
    const limit = (side: Cut['side']) => (cut?.side === side ? cut.afterBytes : Number.POSITIVE_INFINITY);
    pass(client, target, limit('request'), end, (bytes) => {
      counted.request = bytes;
    });
    pass(target, client, limit('response'), end, (bytes) => {
      counted.response = bytes;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    counted,
    setCut(wanted) {
      cut = wanted;
    },
    close: async () => {
      server.close();
    },
  };
}

function pass(from: Socket, to: Socket, limit: number, end: () => void, count: (bytes: number) => void): void {
  let passed = 0;
  from.on('data', (chunk) => {
    const room = limit - passed;
    passed += chunk.length;
    count(passed);
    if (chunk.length < room) to.write(chunk);
    else to.write(chunk.subarray(0, room), () => setImmediate(end));
  });
}
