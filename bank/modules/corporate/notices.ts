import { company as cn } from '../../../src/locales/cn/notices.json';
import { company as en } from '../../../src/locales/en/notices.json';
import { company as kg } from '../../../src/locales/kg/notices.json';
import { company as ru } from '../../../src/locales/ru/notices.json';
import type { Money } from '../../../src/domain/money/Money';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { ChangeDocument } from '../../../src/domain/corporate/ChangeDocument';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { Language } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { joinedParts } from '../../../src/domain/language/punctuation';
import { sentences } from '../../../src/domain/language/sentences';
import { inEveryLanguage } from '../../../src/domain/language/template';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { NotificationContent } from '../../../src/domain/notification/Notification';
import { classifyTransaction } from '../../../src/domain/history/classify';
import { partyName } from '../../../src/domain/operation/partyName';
import { shownRecipient } from '../../../src/domain/operation/shownRecipient';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { CallContext } from '../../kernel/Handler';
import { KIND_WORDS } from '../documents';
import { changeWords } from './companyNotices';

const TEXTS = localizedTexts({ ru, en, kg, cn });

type Content = Readonly<Record<Language, NotificationContent>>;

/** Notices that a document awaits approval, and then signatures. */
export function documentAwaitsNotices({ txnCode, preview, madeBy }: PaymentDocument): AwaitsNotices {
  return awaitsNotices((language) =>
    sentences(
      [sumAndName(preview.total, { txnCode, name: preview.credit.name }, language), madeBy[language]],
      language,
    ),
  );
}

/** Notices of one text to those who approve and to those who sign. */
export interface AwaitsNotices {
  readonly toApprovers: Content;
  readonly toSigners: Content;
}

/** Notices that something awaits approval, and then signatures; `words` say what it is. */
export function awaitsNotices(words: (language: Language) => string): AwaitsNotices {
  return {
    toApprovers: localizedNotice({ title: TEXTS.awaitsApproval, body: inEveryLanguage(words) }),
    toSigners: awaitsNotice(words),
  };
}

function awaitsNotice(words: (language: Language) => string): Content {
  return localizedNotice({ title: TEXTS.awaits, body: inEveryLanguage(words) });
}

/** Notice to the maker that a document was declined. */
export function documentDeclinedNotice({ txnCode, preview }: PaymentDocument, reason: string): Content {
  return declinedNotice((language) =>
    sentences(
      [sumAndName(preview.total, { txnCode, name: preview.credit.name }, language), reason].filter(
        (part) => part !== '',
      ),
      language,
    ),
  );
}

/** Payee of a document as it is stored, and the transaction code that says whether the payee is the company itself. */
interface StoredPayee {
  readonly txnCode: string;
  readonly name: string;
}

/** Amount and payee of a document for a reader of the language; the kind of the operation in place of the company's own name. */
function sumAndName(total: Money, { txnCode, name }: StoredPayee, language: Language): string {
  const recipient = partyName(shownRecipient(txnCode, name), language);
  const words = recipient === '' ? KIND_WORDS[classifyTransaction(txnCode)][language] : recipient;
  return joinedParts([formatMoney(total, language), words], language);
}

function declinedNotice(words: (language: Language) => string): Content {
  return localizedNotice({ title: TEXTS.declined, body: inEveryLanguage(words) });
}

/** Notice to the maker that a document was not signed in time; the name of the payee is the stored one. */
export function documentExpiredNotice(total: Money, payee: StoredPayee): Content {
  const { title, next } = TEXTS.expired;
  const body = inEveryLanguage((language) => sentences([sumAndName(total, payee, language), next[language]], language));
  return localizedNotice({ title, body });
}

/** Notice to the signatories that a change awaits their signatures. */
export function changeAwaitsNotice(change: ChangeDocument): Content {
  return awaitsNotice((language) => sentences([changeWords(change, language), change.madeBy[language]], language));
}

/** Notice to the maker that a change was declined. */
export function changeDeclinedNotice(change: ChangeDocument, reason: string): Content {
  return declinedNotice((language) =>
    sentences(
      [changeWords(change, language), reason].filter((part) => part !== ''),
      language,
    ),
  );
}

/** Those who approve or sign, or the maker, of a document, a change or a batch. */
interface Audience {
  readonly of: 'approvers' | 'signers' | 'maker';
  readonly operationId: OperationId;
}

/** Signers who may not see the account are not notified. */
const SIGNERS = `
  with about as (
    select coalesce(o.debit_account_id, o.credit_account_id) as account_id from operation o where o.customer_id = $1 and o.operation_id = $3
    union all select (c.request ->> 'accountId')::bigint from change_document c where c.customer_id = $1 and c.operation_id = $3
    union all select b.debit_account_id from batch b where b.customer_id = $1 and b.operation_id = $3)
  select u.id from app_user u where u.customer_id = $1 and u.id <> $2 and 'sign' = any (u.rights)
    and not exists (select from about where not may_see(u.id, about.account_id))`;
const APPROVERS = `
  with about as (
    select o.user_id, coalesce(o.debit_account_id, o.credit_account_id) as account_id from operation o
      where o.customer_id = $1 and o.operation_id = $3
    union all select b.user_id, b.debit_account_id from batch b where b.customer_id = $1 and b.operation_id = $3)
  select distinct x.id from about, unnest(approvers_of($1, about.user_id, about.account_id)) x (id) where x.id <> $2`;
const MAKER = `
  select o.user_id as id from operation o where o.customer_id = $1 and o.user_id <> $2 and o.operation_id = $3
  union all select c.user_id from change_document c where c.customer_id = $1 and c.user_id <> $2 and c.operation_id = $3`;

const TELL = `
  with notified as (insert into notification (user_id, content, created_at) select unnest($2::bigint[]), $3, $5)
  insert into outbox_event (customer_id, user_id, type, payload, created_at)
    select $1, unnest($2::bigint[]), 'NOTIFICATION', $4, $5`;

const AUDIENCES: Readonly<Record<Audience['of'], string>> = { approvers: APPROVERS, signers: SIGNERS, maker: MAKER };

/** Notifies the approvers of a sent document, or its signers where there is no approver. */
export async function tellWhoIsNext(
  context: CallContext,
  { operationId, toApprovers, toSigners }: AwaitsNotices & Pick<Audience, 'operationId'>,
): Promise<void> {
  if (!(await tellUsers(context, { of: 'approvers', operationId, content: toApprovers }))) {
    await tellUsers(context, { of: 'signers', operationId, content: toSigners });
  }
}

/** Notifies users of the caller's company, with a notice and live; never the caller. False without recipients. */
export async function tellUsers(
  { bank, caller, now }: CallContext,
  { content, of, operationId }: Audience & { readonly content: Content },
): Promise<boolean> {
  const { pool } = bank.database;
  const asked = [caller.customerId, caller.userId, operationId];
  const { rows } = await pool.query<{ id: bigint }>(AUDIENCES[of], asked);
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
  return rows.length > 0;
}
