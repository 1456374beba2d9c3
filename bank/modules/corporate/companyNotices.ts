import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { company as cn } from '../../../src/locales/cn/notices.json';
import { company as en } from '../../../src/locales/en/notices.json';
import { company as kg } from '../../../src/locales/kg/notices.json';
import { company as ru } from '../../../src/locales/ru/notices.json';
import type { CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { sentences } from '../../../src/domain/language/sentences';
import { filled, inEveryLanguage } from '../../../src/domain/language/template';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { Tables } from '../../db/Tables';
import { queueMessage } from '../../networks/messages';
import { writeNotice } from '../notifications';
import type { CallContext } from '../../kernel/Handler';

interface Message {
  readonly id: bigint;
  readonly phone: string;
  readonly language: Language;
}

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notifies the other signatories who see the account of a change and its author, by message too. */
export async function tellOfChange(
  connection: Kysely<Tables>,
  context: CallContext,
  {
    by = [context.caller.userId],
    accountId,
    ...change
  }: CompanyChange & { readonly by?: readonly string[]; readonly accountId: string | undefined },
): Promise<void> {
  if (context.caller.customerKind === 'C') {
    await tellOthers(connection, context, {
      title: TEXTS.changed,
      words: (language) => changeWords(change, language),
      by,
      also: by,
      accountId,
    });
  }
}

/** Notifies the maker of a payment and the other signatories that it was recalled; `words` names the amount and the payee. */
export async function tellOfRecall(
  connection: Kysely<Tables>,
  context: CallContext,
  { operationId, words }: { readonly operationId: string; readonly words: (language: Language) => string },
): Promise<void> {
  const { caller } = context;
  if (caller.customerKind === 'C') {
    const { rows } = await sql<{ user_id: bigint; account_id: bigint | null }>`
      select user_id, coalesce(debit_account_id, credit_account_id) as account_id from operation where customer_id = ${caller.customerId}::bigint and operation_id = ${operationId}`.execute(
      connection,
    );
    const also = rows.map(({ user_id: id }) => id.toString());
    const accountId = rows[0]?.account_id?.toString();
    await tellOthers(connection, context, { title: TEXTS.recalled, words, by: [caller.userId], also, accountId });
  }
}

/** Old and new, with an arrow between them. */
export function changeWords({ subject, before, after }: CompanyChange, language: Language): string {
  return `${subject[language]}${language === 'cn' ? '：' : ': '}${before[language]} → ${after[language]}`;
}

interface Tale {
  readonly title: LocalizedText;
  readonly words: (language: Language) => string;
  /** Users it was done by. */
  readonly by: readonly string[];
  /** Users to notify although they are not signers. */
  readonly also: readonly string[];
  /** Account it is about; users who may not see it are not notified. */
  readonly accountId: string | undefined;
}

async function tellOthers(
  connection: Kysely<Tables>,
  { caller, now }: CallContext,
  { title, words, by, also, accountId }: Tale,
): Promise<void> {
  const names = await namesOf(connection, by);
  const body = inEveryLanguage((language) => sentences([words(language), doneBy(names, language)], language));
  const content = localizedNotice({ title, body });
  const { rows } = await sql<Message>`
    select id, phone, language from app_user where customer_id = ${caller.customerId}::bigint and id <> ${caller.userId}::bigint
      and ('sign' = any (rights) or id = any (${[...also]}::bigint[])) and may_see(id, ${accountId ?? null}::bigint) order by id`.execute(
    connection,
  );
  for (const { id, phone, language } of rows) {
    await writeNotice(connection, { customerId: caller.customerId, userId: id.toString() }, { content, now });
    await queueMessage(
      connection,
      { userId: id.toString(), phone },
      { text: `${title[language]}: ${body[language]} ${TEXTS.advice[language]}`, now },
    );
  }
}

async function namesOf(connection: Kysely<Tables>, ids: readonly string[]): Promise<readonly LocalizedText[]> {
  const { rows } = await sql<{ name: LocalizedText }>`
    select full_name as name from app_user where id = any (${[...ids]}::bigint[]) order by array_position(${[...ids]}::bigint[], id)`.execute(
    connection,
  );
  return rows.map(({ name }) => name);
}

function doneBy(names: readonly LocalizedText[], language: Language): string {
  const list = names.map((name) => name[language]).join(language === 'cn' ? '、' : ', ');
  return filled(TEXTS.by[language], { names: list });
}
