import type * as z from 'zod/mini';

import type { Account } from '../../domain/account/Account';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import { money } from '../../domain/money/Money';
import type { firstPageAdapters } from '../../infrastructure/registry/firstPage';

type Wire = z.input<typeof firstPageAdapters.GET_FIRST_PAGE.response>;

interface Figures {
  readonly accounts: readonly Account[];
  readonly rates: readonly ExchangeRate[];
}

/** Bytes before a message of gRPC-web. */
const HEADER_BYTES = 5;
/** First bytes of a successful answer: field 1 is true, and field 2 a text. */
const SUCCESS = [8, 1, 18];

/**
 * Accounts and rates of an answer to GET_FIRST_PAGE as gRPC-web writes it in base64; `undefined` for a refusal. Read without the schemas and the
 * library for messages, which the application brings.
 *
 * @throws for anything that is no answer of the bank
 */
export function firstPageIn(text: string): Figures | undefined {
  const chunks = text.match(/[^=]+={0,2}/g) ?? [];
  const bytes = Uint8Array.from(chunks.map((chunk) => atob(chunk)).join(''), (letter) => letter.charCodeAt(0));
  if (bytes[0] !== 0 || SUCCESS.some((byte, index) => bytes[HEADER_BYTES + index] !== byte)) {
    return undefined;
  }
  const { accounts, rates }: Wire = JSON.parse(textAt(bytes, HEADER_BYTES + SUCCESS.length));
  return { accounts: accounts.map(accountOf), rates: rates.map(rateOf) };
}

/** Text behind its length, which has seven bits in each byte, the lowest first. */
function textAt(bytes: Uint8Array, start: number): string {
  let at = start;
  let length = 0;
  for (let factor = 1, byte = 128; byte > 127; factor *= 128) {
    byte = bytes[at] ?? 0;
    length += (byte % 128) * factor;
    at += 1;
  }
  return new TextDecoder().decode(bytes.subarray(at, at + length));
}

function accountOf(wire: Wire['accounts'][number]): Account {
  return {
    id: wire.id,
    number: wire.accountNo,
    name: wire.accountName,
    accountClass: wire.accountClass,
    classGroupId: wire.accountClassGroupId,
    classGroupType: wire.accountClassGroupType,
    currency: wire.ccy,
    available: money(minorIn(wire.acyWithdrawableBalance), wire.ccy),
    blocked: money(minorIn(wire.acyBlockedAmt), wire.ccy),
    debitStopped: wire.acStatNoDr,
    creditStopped: wire.acStatNoCr,
    frozen: wire.acStatFrozen,
    dormant: wire.acStatDormant,
    availableForOperations: wire.isAvailableForOperations,
    dataVersion: 0n,
  };
}

function rateOf(wire: Wire['rates'][number]): ExchangeRate {
  return {
    base: wire.pccy1,
    quote: wire.pccy2,
    rateType: wire.rateType,
    buy: minorIn(wire.buyRate),
    sell: minorIn(wire.saleRate),
  };
}

function minorIn(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}
