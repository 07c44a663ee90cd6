import { readEnvironment } from './config/environment.ts';
import { createServerProcess } from './wiring.ts';

const environment = readEnvironment();
const server = await createServerProcess(environment);
await server.app.listen({ host: environment.HOST, port: environment.PORT });

// Graceful: connections are given up, no new requests, running ones end, then the connections close.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.logger.info({ signal }, 'stopping');
    void server.app
      .leave()
      .then(() => server.stop())
      .then(() => process.exit(0));
  });
}
