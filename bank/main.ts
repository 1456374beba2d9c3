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
import { connectNetworks } from './compose/connectNetworks';
import { createInputReader } from './compose/createInputReader';
import { securityPosture } from './compose/securityPosture';
import { usePasswordCost } from './modules/identity/passwords';
import { SandboxClock } from './sandbox/SandboxClock';
import { seedDemonstrationBank } from './sandbox/seed/seedDemonstrationBank';
import { openSecrets } from './kernel/Secrets';
import { settingsOf } from './kernel/settingNames';

/** A bank that has not stopped by then is ended: calls are drained and streams ended long before. */
const STOP_LIMIT_MS = 5000;

const DEMONSTRATION_LOGINS = 'aibek, aizada, saltanat, daniyar, cholpon, nurlan, bermet, meerim';
const DEMONSTRATION_PASSWORD = 'Tulpar-2026';
const DEMONSTRATION_PIN = '7294';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  usePasswordCost(configuration.passwordCost);
  const report = (message: string) => process.stderr.write(`${JSON.stringify({ level: 'warn', msg: message })}\n`);
  const opened = await openDatabase({ ...configuration, report });
  let server: FastifyInstance | undefined;
  try {
    const secrets = await openSecrets(configuration.dataDirectory, settingsOf(process.env));
    const movableClock = configuration.sandbox ? await SandboxClock.open(opened.database) : undefined;
    const documents = new DocumentRenderer({ ...DOCUMENT_LIMITS, threads: configuration.documentThreads });
    const unconnected = {
      configuration,
      clock: movableClock ?? systemClock,
      movableClock,
      database: opened.database,
      secrets,
      movements: MOVEMENTS,
      names: OPERATION_NAMES,
      documents,
      reader: createInputReader(configuration.readerThreads),
    };
    const bank = { ...unconnected, networks: connectNetworks(unconnected) };
    server = buildServer(bank);
    // A bank that lacks a setting has failed before this and leaves an empty database unmarked.
    await settlePurpose(opened, configuration.sandbox ? 'demonstration' : 'production');
    if (movableClock !== undefined) {
      if (opened.owner !== undefined) {
        await seedDemonstrationBank(bank, opened.owner);
      }
      followClock(server, movableClock);
    }
    const address = await server.listen({ port: configuration.port, host: configuration.host });
    announce(address, configuration, opened);
    stopOnSignals(server, opened);
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

/** Drains calls, ends streams, then closes the database; a second signal ends the process at once. */
function stopOnSignals(server: FastifyInstance, opened: OpenDatabase): void {
  let stopping = false;
  const stop = (exitCode: number) => {
    if (stopping) {
      process.exit(1);
    }
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server
      .close()
      .then(() => opened.close())
      .then(
        () => process.exit(exitCode),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', () => stop(0));
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
  process.stderr.write(`The bank could not start: ${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
});
