import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { OPERATION_NAMES } from './modules/operationNames';
import { MOVEMENTS } from '../src/domain/movements/movements';
import { systemClock } from './kernel/Clock';
import { readConfiguration } from './kernel/Configuration';
import type { Configuration } from './kernel/Configuration';
import { DOCUMENT_LIMITS, DocumentRenderer } from './modules/documents/DocumentRenderer';
import { settlePurpose } from './db/bankPurpose';
import { openDatabase } from './db/openDatabase';
import type { OpenDatabase } from './db/openDatabase';
import { buildServer } from './compose/buildServer';
import { Drain } from './http/Drain';
import { JOB_NAMES, jobNamed } from './compose/backgroundWork';
import { serveMetrics } from './http/metricsServer';
import { connectNetworks } from './compose/connectNetworks';
import { createInputReader } from './compose/createInputReader';
import { createPictures } from './compose/createPictures';
import { securityPosture } from './compose/securityPosture';
import { settleSecrets } from './compose/settleSecrets';
import { usePasswordCost } from './modules/identity/passwords';
import { SandboxClock } from './sandbox/SandboxClock';
import { seedDemonstrationBank } from './sandbox/seed/seedDemonstrationBank';
import { startLog } from './kernel/log';
import { readSecrets } from './kernel/Secrets';
import { settingsOf } from './kernel/settingNames';

/** A bank that has not stopped by then is ended: calls are drained and streams ended long before. */
const STOP_LIMIT_MS = 5000;

const DEMONSTRATION_LOGINS = 'aibek, aizada, saltanat, daniyar, cholpon, nurlan, bermet, meerim, ainura, timur, kanat';
const DEMONSTRATION_PASSWORD = 'Tulpar-2026';
const DEMONSTRATION_PIN = '7294';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  usePasswordCost(configuration.passwordCost);
  const log = startLog(configuration.logLevel);
  const report = (message: string) => log.warn(message);
  const opened = await openDatabase({ ...configuration, report });
  let server: FastifyInstance | undefined;
  try {
    const movableClock = configuration.sandbox ? await SandboxClock.open(opened.database) : undefined;
    const clock = movableClock ?? systemClock;
    const given = await readSecrets(configuration.dataDirectory, settingsOf(process.env));
    const secrets = await settleSecrets(opened, given, clock);
    const documents = new DocumentRenderer({ ...DOCUMENT_LIMITS, threads: configuration.documentThreads });
    const unconnected = {
      configuration,
      clock,
      movableClock,
      database: opened.database,
      secrets,
      movements: MOVEMENTS,
      names: OPERATION_NAMES,
      documents,
      reader: createInputReader(configuration.readerThreads),
      pictures: createPictures(),
    };
    const bank = { ...unconnected, networks: connectNetworks(unconnected) };
    const drain = new Drain();
    server = buildServer(bank, { drain });
    // A bank that lacks a setting has failed before this and leaves an empty database unmarked.
    await settlePurpose(opened, configuration.sandbox ? 'demonstration' : 'production');
    if (movableClock !== undefined) {
      if (opened.owner !== undefined) {
        await seedDemonstrationBank(bank, opened.owner);
      }
      followClock(server, movableClock);
    }
    const { metrics } = configuration;
    if (metrics !== undefined) {
      const served = await serveMetrics(metrics, { bank, jobs: JOB_NAMES.map(jobNamed), log: server.log });
      server.addHook('onClose', () => served.close());
      process.stdout.write(`Metrics at ${served.address}\n`);
    }
    const address = await server.listen({ port: configuration.port, host: configuration.host });
    announce(address, configuration, opened);
    stopOnSignals({ server, opened, drain, drainMs: configuration.drainMs });
  } catch (cause) {
    await server?.close();
    await opened.close();
    throw cause;
  }
}

/** Another process of the bank may move the clock of the demonstration. */
function followClock(server: FastifyInstance, clock: SandboxClock): void {
  const following = clock.following(server.log);
  following.start();
  server.addHook('onClose', () => following.stop());
}

function announce(address: string, configuration: Configuration, opened: OpenDatabase): void {
  const lines = [
    `Tulpar answers at ${address}`,
    ...securityPosture({
      configuration,
      location: opened.location,
      isEmbedded: opened.embedded !== undefined,
      address,
    }),
    ...(configuration.sandbox
      ? [`Demonstration logins: ${DEMONSTRATION_LOGINS}; password ${DEMONSTRATION_PASSWORD}, PIN ${DEMONSTRATION_PIN}`]
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

interface Served {
  readonly server: FastifyInstance;
  readonly opened: OpenDatabase;
  readonly drain: Drain;
  readonly drainMs: number;
}

/**
 * On SIGTERM the bank is not ready any more and serves on until the balancer has noticed; then it drains calls, ends streams and closes the
 * database. A keyboard or a defect stops it without that delay, and a second signal ends the process at once.
 */
function stopOnSignals({ server, opened, drain, drainMs }: Served): void {
  let stopping = false;
  const stop = (exitCode: number, delayMs = 0) => {
    if (stopping) {
      process.exit(1);
    }
    stopping = true;
    drain.begin();
    setTimeout(() => process.exit(1), delayMs + STOP_LIMIT_MS).unref();
    sleep(delayMs)
      .then(() => server.close())
      .then(() => opened.close())
      .then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', () => stop(0, drainMs));
  process.on('SIGINT', () => stop(0));
  // After an unexpected defect the memory cannot be trusted, so the bank stops.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (cause: unknown) => {
      server.log.fatal({ err: cause }, event);
      stop(1);
    });
  }
}

start().catch((cause: unknown) => {
  startLog('info').fatal(`The bank could not start: ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
});
