import type { TestServer } from './startTestServer';
import { accountsOf, ordinaryPair } from './transferStory';
import type { WireClient } from './WireClient';

const QUARTER_MS = 16 * 60_000;

/** Signs aibek in more than a quarter of an hour later, when the bank counts codes and tries anew. */
export function laterVisit(server: TestServer): Promise<WireClient> {
  server.bank.clock.advance(QUARTER_MS);
  return server.signedIn('aibek');
}

/** Clients of aibek and aizada with their accounts; `from` and `to` are ordinary accounts of aibek, `from` with money. */
export async function twoCustomers(server: TestServer) {
  const [client, stranger] = [await server.signedIn('aibek'), await server.signedIn('aizada')];
  const accounts = await accountsOf(client);
  const [from, to] = ordinaryPair(accounts);
  return { client, stranger, accounts, foreign: await accountsOf(stranger), from, to };
}
