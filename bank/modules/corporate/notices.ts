import cn from '../../../src/locales/cn/notices/company.json';
import en from '../../../src/locales/en/notices/company.json';
import kg from '../../../src/locales/kg/notices/company.json';
import ru from '../../../src/locales/ru/notices/company.json';
import type { Money } from '../../../src/domain/money/Money';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { ChangeDocument } from '../../../src/domain/corporate/ChangeDocument';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { Language } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { inEveryLanguage } from '../../../src/domain/language/template';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { NotificationContent } from '../../../src/domain/notification/Notification';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { CallContext } from '../../kernel/Handler';
import { changeWords } from './companyNotices';

const TEXTS = localizedTexts({ ru, en, kg, cn });

type Content = Readonly<Record<Language, NotificationContent>>;

/** Notice to the signatories that a document awaits their signatures. */
export function documentAwaitsNotice({ preview, madeBy }: PaymentDocument): Content {
  return awaitsNotice(
    (language) => `${formatMoney(preview.total, language)}, ${preview.credit.name}. ${madeBy[language]}`,
  );
}

function awaitsNotice(words: (language: Language) => string): Content {
  return localizedNotice({ title: TEXTS.awaits, body: inEveryLanguage(words) });
}

/** Notice to the maker that a document was declined. */
export function documentDeclinedNotice({ preview }: PaymentDocument, reason: string): Content {
  return declinedNotice((language) =>
    [`${formatMoney(preview.total, language)}, ${preview.credit.name}`, reason]
      .filter((part) => part !== '')
      .join('. '),
  );
}

function declinedNotice(words: (language: Language) => string): Content {
  return localizedNotice({ title: TEXTS.declined, body: inEveryLanguage(words) });
}

/** Notice to the maker that a document was not signed in time; the name of the payee is the stored one. */
export function documentExpiredNotice(total: Money, recipientName: string): Content {
  const { title, next } = TEXTS.expired;
  const body = inEveryLanguage((language) => `${formatMoney(total, language)}, ${recipientName}. ${next[language]}`);
  return localizedNotice({ title, body });
}

/** Notice to the signatories that a change awaits their signatures. */
export function changeAwaitsNotice(change: ChangeDocument): Content {
  return awaitsNotice((language) => `${changeWords(change, language)}. ${change.madeBy[language]}`);
}

/** Notice to the maker that a change was declined. */
export function changeDeclinedNotice(change: ChangeDocument, reason: string): Content {
  return declinedNotice((language) => [changeWords(change, language), reason].filter((part) => part !== '').join('. '));
}

/** Those who sign, or the maker, of a document, a change or a batch. */
interface Audience {
  readonly of: 'signers' | 'maker';
  readonly operationId: OperationId;
}

/** A signer who may not see the account hears nothing of it. */
const SIGNERS = `
  with about as (
    select coalesce(o.debit_account_id, o.credit_account_id) as account_id from operation o where o.customer_id = $1 and o.operation_id = $3
    union all select (c.request ->> 'accountId')::bigint from change_document c where c.customer_id = $1 and c.operation_id = $3
    union all select b.debit_account_id from batch b where b.customer_id = $1 and b.operation_id = $3)
  select u.id from app_user u where u.customer_id = $1 and u.id <> $2 and 'sign' = any (u.rights)
    and not exists (select from about where not may_see(u.id, about.account_id))`;
const MAKER = `
  select o.user_id as id from operation o where o.customer_id = $1 and o.user_id <> $2 and o.operation_id = $3
  union all select c.user_id from change_document c where c.customer_id = $1 and c.user_id <> $2 and c.operation_id = $3`;

const TELL = `
  with told as (insert into notification (user_id, content, created_at) select unnest($2::bigint[]), $3, $5)
  insert into outbox_event (customer_id, user_id, type, payload, created_at)
    select $1, unnest($2::bigint[]), 'NOTIFICATION', $4, $5`;

/** Notifies users of the caller's company, with a notice and live; never the caller. */
export async function tellUsers(
  { bank, caller, now }: CallContext,
  { content, of, operationId }: Audience & { readonly content: Content },
): Promise<void> {
  const { pool } = bank.database;
  const asked = [caller.customerId, caller.userId, operationId];
  const { rows } = await pool.query<{ id: bigint }>(of === 'signers' ? SIGNERS : MAKER, asked);
  if (rows.length > 0) {
    const titles = { ru: content.ru.title, en: content.en.title, kg: content.kg.title, cn: content.cn.title };
    const ids = rows.map(({ id }) => id.toString());
    await pool.query(TELL, [
      caller.customerId,
      ids,
      JSON.stringify(content),
      JSON.stringify({ title: titles }),
      new Date(now),
    ]);
  }
}
