import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { invoices as cn } from '../../../src/locales/cn/notices.json';
import { invoices as en } from '../../../src/locales/en/notices.json';
import { invoices as kg } from '../../../src/locales/kg/notices.json';
import { invoices as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import { partyName } from '../../../src/domain/operation/partyName';
import { formatDay } from '../../../src/domain/time/format';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { writeNotice } from '../notifications';

const TEXTS = localizedTexts({ ru, en, kg, cn });

interface NotifiedInvoice {
  readonly issuerId: string;
  readonly payerId: string;
  readonly number: string;
  readonly total: Money;
  readonly dueOn: BankDay;
  readonly now: Instant;
}

interface NotifiedRow {
  readonly issuer_name: string;
  readonly user_id: bigint;
}

/** Tells the payer of a new invoice: a person, or those users of a company who make its payments or sign them. */
export async function tellPayer(
  connection: Kysely<Tables>,
  { issuerId, payerId, number, total, dueOn, now }: NotifiedInvoice,
): Promise<void> {
  const { rows } = await sql<NotifiedRow>`
    select issuer.name ->> 'ru' as issuer_name, u.id as user_id
      from app_user u join customer payer on payer.id = u.customer_id, customer issuer
      where issuer.id = ${issuerId}::bigint and payer.id = ${payerId}::bigint
        and (payer.kind = 'I' or u.rights && '{create,sign}') order by u.id`.execute(connection);
  for (const { issuer_name: issuer, user_id: userId } of rows) {
    const content = filledNotice(TEXTS.issued, (language) => ({
      issuer: partyName(issuer, language),
      number,
      amount: formatMoney(total, language),
      day: formatDay(dueOn, language),
    }));
    await writeNotice(connection, { customerId: payerId, userId: userId.toString() }, { content, now });
  }
}

/** Tells who has agreed on a series that it has ended, because its account cannot be paid to any more. */
export async function tellSeriesEnded(
  connection: Kysely<Tables>,
  owner: { readonly customerId: string; readonly userId: string },
  { prefix, payerName, now }: { readonly prefix: string; readonly payerName: string; readonly now: Instant },
): Promise<void> {
  await writeNotice(connection, owner, {
    content: filledNotice(TEXTS.seriesEnded, (language) => ({ prefix, payer: partyName(payerName, language) })),
    now,
  });
}
