import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import type { Job } from '../kernel/Job';
import { METRICS, metricsPage, observeProcess, readBeforePage } from '../kernel/metrics/metrics';
import { ApartConnection } from './ApartConnection';

/** Served metrics, at an address of their own. */
export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves the metrics of the process at `/metrics` of a port of their own, which customers do not reach.
 *
 * @throws when the port is taken
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  { bank, jobs, log }: { readonly bank: BankServices; readonly jobs: readonly Job[]; readonly log: CallLog },
): Promise<MetricsServer> {
  observeProcess();
  const connection = new ApartConnection(bank.database, 'tulpar-metrics');
  const forget = readBeforePage(() => readQueues(connection, { bank, jobs, log }));
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics\n');
      return;
    }
    metricsPage().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (cause: unknown) => {
        log.error({ err: cause }, 'no metrics were read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    address: addressOf(server.address(), host),
    close: async () => {
      forget();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await connection.close();
    },
  };
}

function addressOf(bound: AddressInfo | string | null, host: string): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`;
}

interface Queues {
  readonly bank: BankServices;
  readonly jobs: readonly Job[];
  readonly log: CallLog;
}

/** Age of the oldest work of each job that has a queue. A database that does not answer leaves the ages out. */
async function readQueues(connection: ApartConnection, { bank, jobs, log }: Queues): Promise<void> {
  const now = bank.clock.now();
  METRICS.queueAge.reset();
  try {
    for (const { name, waitsSince } of jobs) {
      if (waitsSince !== undefined) {
        const found = await connection.use((client) =>
          client.query<{ since: number | null }>(waitsSince, [new Date(now)]),
        );
        const since = found.rows[0]?.since ?? now;
        METRICS.queueAge.set({ job: name }, Math.max(0, now - since) / 1000);
      }
    }
  } catch (cause) {
    METRICS.pageFailures.inc();
    log.warn({ err: cause }, 'the queues were not read');
  }
}
