import type { WireClient } from './WireClient';
export interface WireStatement {
  readonly statementId: string;
  readonly incomingBalance: string;
  readonly outgoingBalance: string;
  readonly income: string;
  readonly expense: string;
  readonly entryCount: number;
  readonly code: string;
}

export interface WireEntry {
  readonly version: string;
  readonly amount: string;
  readonly balanceAfterOperation: string;
}

function isStatement(data: unknown): data is WireStatement {
  return typeof data === 'object' && data !== null && 'statementId' in data && 'code' in data;
}

export function statementOf(data: unknown): WireStatement {
  if (!isStatement(data)) {
    throw new Error('No statement');
  }
  return data;
}

export interface WirePage {
  readonly entries: readonly WireEntry[];
  readonly next?: string;
}

export function isPage(data: unknown): data is WirePage {
  return typeof data === 'object' && data !== null && 'entries' in data && Array.isArray(data.entries);
}

export interface WireFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

export function isFile(data: unknown): data is WireFile {
  return typeof data === 'object' && data !== null && 'content' in data;
}

/** Identifier of the first deposit of the signed-in user. */
export async function firstDepositOf(client: WireClient): Promise<unknown> {
  const { data: deposits } = await client.operation('AccountService', 'GET_DEPOSITS_V2', {});
  const first: unknown = Array.isArray(deposits) ? deposits[0] : undefined;
  return typeof first === 'object' && first !== null && 'id' in first ? first.id : undefined;
}

/** Minor units of an amount with two decimals, as in `-12.50`. */
export function minor(text: string): bigint {
  return BigInt(text.replace('.', ''));
}
