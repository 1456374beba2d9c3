import { randomInt } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { LocalizedText } from '../../src/domain/language/Language';
import { money } from '../../src/domain/money/Money';
import { parseAmount } from '../../src/domain/money/parseAmount';
import { readElqr } from '../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../src/domain/qr/QrPayment';
import { encodeAmount } from '../../src/infrastructure/registry/codecs';
import type { BankServices } from '../kernel/BankServices';
import { pointLink } from '../modules/qr';

const SHOWN = 10;
const MAX_POINTS_SHOWN = 50;
const MAX_CODE_LENGTH = 20_000;
/** Numbers the operator gives payments: twelve digits, the first of them not zero. */
const REFERENCES = { from: 10 ** 11, below: 10 ** 12 } as const;

const Paying = z.object({
  link: z.string().check(z.maxLength(MAX_CODE_LENGTH)),
  amount: z.string().check(z.maxLength(20)),
  /** Absent where the bank of the payer gives none. */
  payer: z.string().check(z.maxLength(50)),
  /** Empty where the operator does not say. */
  bic: z.string().check(z.regex(/^(\d{6})?$/)),
});

interface PointRow {
  readonly hash: string;
  readonly name: string;
  readonly salesPointId: string;
  readonly company: string;
}

interface PaymentRow {
  readonly key: string;
  readonly amount: bigint;
  readonly payer: string;
  readonly payerBank: string;
  readonly point: string | null;
  readonly isAnswered: boolean;
  readonly refusal: string | null;
}

const POINTS = `select q.hash, q.name, q.sales_point_id as "salesPointId", c.name ->> 'ru' as company
  from qr_point q join customer c on c.id = q.customer_id order by q.archived_at is not null, q.id limit ${MAX_POINTS_SHOWN}`;

const BANKS = 'select bic, name from network_bank order by bic';

const LATEST = `select p.key, p.amount, p.payer_name as payer, p.payer_bank as "payerBank", q.name as point,
    p.answered_at is not null as "isAnswered", p.refusal
  from sandbox_qr_payment p left join qr_point q on q.hash = p.payee order by p.sent_at desc, p.key limit ${SHOWN}`;

const SEND = `insert into sandbox_qr_payment (payee, amount, payer_name, payer_bank, reference, sent_at)
  select $1, $2, $3, coalesce((select b.name ->> 'ru' from network_bank b where b.bic = $4), ''), $5, $6 returning key`;

/** Serves a customer of another bank, who pays by codes of this bank; the operator delivers the payments and shows their answers. */
export function serveQrArrivals(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/qr-arrivals', async () => {
    const { pool } = bank.database;
    const [points, banks, latest] = await Promise.all([
      pool.query<PointRow>({ name: 'sandbox-point-codes', text: POINTS }),
      pool.query<{ bic: string; name: LocalizedText }>({ name: 'sandbox-network-banks', text: BANKS }),
      pool.query<PaymentRow>({ name: 'sandbox-qr-payments', text: LATEST }),
    ]);
    return {
      points: points.rows.map(({ company, ...point }) => ({ name: point.name, link: pointLink(point, company) })),
      banks: banks.rows,
      latest: latest.rows.map((row) => ({ ...row, amount: encodeAmount(money(row.amount, 'KGS')) })),
    };
  });
  sandbox.post('/qr-arrivals', async (request, reply) => {
    const asked = Paying.safeParse(request.body);
    const code = asked.success ? readElqr(asked.data.link) : undefined;
    if (!asked.success || code?.ok !== true || code.value.providerId !== OWN_PROVIDER) {
      return reply.code(422).send({ error: 'NOT_A_CODE' });
    }
    const amount = parseAmount(asked.data.amount, 'KGS');
    if (!amount.ok || amount.value.minor <= 0n) {
      return reply.code(422).send({ error: 'NO_AMOUNT' });
    }
    const { rows } = await bank.database.pool.query<{ key: string }>(SEND, [
      code.value.accountId,
      amount.value.minor,
      asked.data.payer.trim(),
      asked.data.bic,
      randomInt(REFERENCES.from, REFERENCES.below).toString(),
      new Date(bank.clock.now()),
    ]);
    return reply.code(201).send({ key: rows[0]?.key });
  });
}
