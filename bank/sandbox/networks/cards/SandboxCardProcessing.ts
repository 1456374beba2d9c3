import { createHmac, hkdfSync } from 'node:crypto';

import type { UnconnectedBank } from '../../../kernel/BankServices';
import type {
  CardOrder,
  CardOrderState,
  CardProcessing,
  NewCardPin,
  PinPrepared,
} from '../../../networks/ports/CardProcessing';
import type { Secrets } from '../../../kernel/Secrets';
import { minutesByKey } from '../SandboxRail';
import { scenarioDigits } from './sandboxCards';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Shortest and longest duration of each kind of order, in minutes: within the times customers are promised (specification 2, section 9).
 */
const TAKES: Readonly<Record<CardOrder['kind'], readonly [number, number]>> = {
  block: [5, 15],
  unblock: [5, 15],
  limit: [10, 60],
  pin: [1, 2],
};

/** Thirteenth to fifteenth digits of cards whose orders are refused, or are never answered; every other order is carried out. */
const NOT_ALLOWED = '403';
const NOBODY_ANSWERS = '503';

const WRONG_CODES = 3;

const KEY_BYTES = 32;

/** A processing centre that takes as long as the real one, by the clock of the bank. It keeps no PIN: nothing here asks for one. */
export class SandboxCardProcessing implements CardProcessing {
  constructor(private readonly bank: UnconnectedBank) {}

  async carryOut(order: CardOrder): Promise<CardOrderState> {
    const now = this.bank.clock.now();
    const scenario = answering(order.card.maskedNumber);
    const doneAt = new Date(now + minutesByKey(order.key, TAKES[order.kind]) * MINUTE_MS);
    const { pool } = this.bank.database;
    const isKnown = order.kind !== 'pin' || (await this.isPrepared(order.key));
    await pool.query(
      'insert into sandbox_card_order (key, done_at, refused) values ($1, $2, $3) on conflict do nothing',
      [order.key, doneAt, scenario === NOT_ALLOWED || !isKnown],
    );
    const { rows } = await pool.query<{ done: boolean; refused: boolean }>(
      'select done_at <= $2 as done, refused from sandbox_card_order where key = $1',
      [order.key, new Date(now)],
    );
    if (rows[0]?.done !== true) {
      return 'accepted';
    }
    return rows[0].refused ? 'refused' : 'done';
  }

  async preparePin({ key, card, pin, securityCode }: NewCardPin): Promise<PinPrepared> {
    answering(card.maskedNumber);
    const tries = await this.takeTry(card.id);
    if (tries === undefined) {
      return { state: 'tooManyTries' };
    }
    if (securityCode !== (await this.securityCodeOf(card.id))) {
      return { state: 'wrongSecurityCode', triesLeft: tries };
    }
    const { pool } = this.bank.database;
    await pool.query('delete from sandbox_card_security where card_id = $1', [card.id]);
    const digest = digestOf(this.bank.secrets, 'a PIN of a card', `${key} ${card.id} ${pin}`);
    const { rows } = await pool.query<{ same: boolean }>(
      `with kept as (
         insert into sandbox_card_pin (key, card_id, digest, prepared_at) values ($1, $2, $3, $4) on conflict do nothing returning 1)
       select exists (select from kept) or exists (select from sandbox_card_pin where key = $1 and digest = $3) as same`,
      [key, card.id, digest, new Date(this.bank.clock.now())],
    );
    return { state: rows[0]?.same === true ? 'prepared' : 'different' };
  }

  private async isPrepared(key: string): Promise<boolean> {
    const { rowCount } = await this.bank.database.pool.query('select from sandbox_card_pin where key = $1', [key]);
    return rowCount === 1;
  }

  /** Counts a try before it is checked. Returns the number left after it; `undefined` when there was none. Tries come back after a day. */
  private async takeTry(cardId: string): Promise<number | undefined> {
    const now = this.bank.clock.now();
    const { rows } = await this.bank.database.pool.query<{ wrong: number }>(
      `insert into sandbox_card_security as s (card_id, wrong, since) values ($1, 1, $2)
         on conflict (card_id) do update set
           wrong = case when s.since <= $3 then 1 else s.wrong + 1 end, since = case when s.since <= $3 then $2 else s.since end
         returning wrong`,
      [cardId, new Date(now), new Date(now - DAY_MS)],
    );
    const left = WRONG_CODES - (rows[0]?.wrong ?? WRONG_CODES + 1);
    return left < 0 ? undefined : left;
  }

  private async securityCodeOf(cardId: string): Promise<string | undefined> {
    const { rows } = await this.bank.database.pool.query<{ number_hash: Buffer }>(
      'select number_hash from card where id = $1',
      [cardId],
    );
    return rows[0] && securityCodeOf(this.bank.secrets, rows[0].number_hash);
  }
}

function answering(maskedNumber: string): string {
  const scenario = scenarioDigits(maskedNumber);
  if (scenario === NOBODY_ANSWERS) {
    throw new Error('The processing centre did not answer');
  }
  return scenario;
}

/** Security code of a card of the demonstration, three digits derived from its number with a key as real ones are. */
export function securityCodeOf(secrets: Secrets, numberHash: Buffer): string {
  const digest = digestOf(secrets, 'codes on the back of cards', numberHash.toString('hex'));
  return (digest.readUInt32BE(0) % 1000).toString().padStart(3, '0');
}

function digestOf(secrets: Secrets, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secrets.hashKey, Buffer.alloc(0), purpose, KEY_BYTES));
  return createHmac('sha256', key).update(text).digest();
}
