import { readEnvironment } from './config/environment.ts';
import { createServerProcess } from './wiring.ts';

const environment = readEnvironment();
const server = await createServerProcess(environment);
await server.app.listen({ host: environment.HOST, port: environment.PORT });

// Graceful shutdown: ends keep-alive, accepts no new requests, lets running ones finish, then closes the connections.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.logger.info({ signal }, 'stopping');
    void server.app
      .leave()
      .then(() => server.stop())
      .then(() => process.exit(0));
  });
}
