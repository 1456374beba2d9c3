import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import type { LocalizedContent, Tables } from '../../db/Tables';
import { queueMessage } from '../identity/messages';
import { writeNotice } from '../notifications/writeNotice';
import type { CallContext } from '../../kernel/Handler';

interface Message {
  readonly id: bigint;
  readonly phone: string;
  readonly language: Language;
}

const ADVICE: LocalizedText = {
  ru: 'Если вы об этом не знали, позвоните в банк.',
  en: 'If you did not know of it, call the bank.',
  kg: 'Эгер бул тууралуу билбесеңиз, банкка чалыңыз.',
  cn: '如您不知情，请致电银行。',
};

const CHANGED: LocalizedText = {
  ru: 'Изменение в компании',
  en: 'Changed in the company',
  kg: 'Компаниядагы өзгөртүү',
  cn: '公司变更',
};
const RECALLED: LocalizedText = {
  ru: 'Платёж отозван',
  en: 'Payment recalled',
  kg: 'Төлөм кайтарып алынды',
  cn: '付款已撤回',
};

/** Notifies the other signatories of the caller's company of a change and its author, by message too. */
export async function tellOfChange(
  connection: Kysely<Tables>,
  context: CallContext,
  { by = [context.caller.userId], ...change }: CompanyChange & { readonly by?: readonly string[] },
): Promise<void> {
  if (context.caller.customerKind === 'C') {
    await tellOthers(connection, context, {
      title: CHANGED,
      words: (language) => changeWords(change, language),
      by,
      also: by,
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
    const { rows } = await sql<{ user_id: bigint }>`
      select user_id from operation where customer_id = ${caller.customerId}::bigint and operation_id = ${operationId}`.execute(
      connection,
    );
    const also = rows.map(({ user_id: id }) => id.toString());
    await tellOthers(connection, context, { title: RECALLED, words, by: [caller.userId], also });
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
  /** Users who are told although they sign no more, or never did. */
  readonly also: readonly string[];
}

async function tellOthers(
  connection: Kysely<Tables>,
  { caller, now }: CallContext,
  { title, words, by, also }: Tale,
): Promise<void> {
  const names = await namesOf(connection, by);
  const contents = LANGUAGES.map((language) => ({
    title: title[language],
    body: `${words(language)}${language === 'cn' ? '。' : '. '}${doneBy(names, language)}`,
  }));
  const [ru, en, kg, cn] = contents;
  if (ru === undefined || en === undefined || kg === undefined || cn === undefined) {
    throw new Error('A notice lacks a language');
  }
  const content: LocalizedContent = { ru, en, kg, cn };
  const { rows } = await sql<Message>`
    select id, phone, language from app_user where customer_id = ${caller.customerId}::bigint and id <> ${caller.userId}::bigint
      and ('sign' = any (rights) or id = any (${[...also]}::bigint[])) order by id`.execute(connection);
  for (const { id, phone, language } of rows) {
    await writeNotice(connection, { customerId: caller.customerId, userId: id.toString() }, { content, now });
    const { title: head, body } = content[language];
    await queueMessage(
      connection,
      { userId: id.toString(), phone },
      { text: `${head}: ${body} ${ADVICE[language]}`, now },
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
  switch (language) {
    case 'ru':
      return `Кто: ${list}.`;
    case 'en':
      return `By: ${list}.`;
    case 'kg':
      return `Ким: ${list}.`;
    case 'cn':
      return `操作人：${list}。`;
    default:
      return language satisfies never;
  }
}
