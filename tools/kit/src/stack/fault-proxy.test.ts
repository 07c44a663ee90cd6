import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';

let echo: Server;
let line: FaultProxy;
beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  line = await openFaultProxy((echo.address() as AddressInfo).port);
});
afterEach(async () => {
  await line.close();
  echo.close();
});

const call = () => connect(line.port, '127.0.0.1').on('error', () => undefined);
/** Reset or refused. */
const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const hear = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it('a line without trouble passes everything', async () => {
  const socket = call();
  socket.write('hello');
  expect(await hear(socket)).toBe('hello');
  expect(line.counted).toEqual({ request: 5, response: 5 });
  socket.end();
  await ended(socket);
});

it('a silent line keeps what it got until the trouble ends', async () => {
  await line.setTrouble({ isSilent: true });
  const socket = call();
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.write('hello');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toBe('');
  const arrival = hear(socket);
  await line.setTrouble({});
  expect(await arrival).toBe('hello');
});

it('a line that is down tears what is open and refuses what comes, until it is up again', async () => {
  const open = call();
  open.write('hello');
  await hear(open);
  const torn = ended(open);
  await line.setTrouble({ isDown: true });
  await torn;
  await ended(call());
  await line.setTrouble({});
  const socket = call();
  socket.write('again');
  expect(await hear(socket)).toBe('again');
});

it('a slow line takes its time, a cut one ends at its byte', async () => {
  await line.setTrouble({ latencyMs: 60, bytesPerSecond: 1000 });
  const since = performance.now();
  const slow = call();
  slow.write('x'.repeat(50));
  await hear(slow);
  expect(performance.now() - since).toBeGreaterThan(200);
  await line.setTrouble({ cut: { side: 'response', afterBytes: 3 } });
  const cut = call();
  cut.write('hello');
  expect(await hear(cut)).toBe('hel');
  await ended(cut);
});

it('forgotten connections stay silent, new ones pass', async () => {
  const old = call();
  old.write('hello');
  await hear(old);
  line.forget();
  let heard = '';
  old.on('data', (chunk) => {
    heard += chunk;
  });
  old.write('anybody there?');
  const socket = call();
  socket.write('new');
  expect(await hear(socket)).toBe('new');
  await line.setTrouble({});
  expect(heard).toBe('');
  old.destroy();
});
