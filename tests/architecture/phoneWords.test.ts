import { expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { readLocales } from '../../scripts/checks/localeFiles';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { FAILURE_SUBJECTS } from '../../src/ui/objects/chat/FailureQuestion';

/** Advice to call the bank. */
const CALL: Readonly<Record<Language, RegExp>> = {
  ru: /позвоните (?:в банк|нам)|по телефону банка|узнать по телефону|напишите нам или позвоните/i,
  en: /\bcall (?:the bank|us)\b|\bphone (?:the bank|us)\b/i,
  kg: /(?:банкка|бизге) чал(?:ыңыз|ып)|телефон аркылуу бил|жазыңыз же чалыңыз/i,
  cn: /致电(?:银行|我们)/,
};

/** Advice to write to the bank. */
const WRITE: Readonly<Record<Language, RegExp>> = {
  ru: /чат|напишите/i,
  en: /chat|write/i,
  kg: /чат|жазыңыз/i,
  cn: /聊天|留言/,
};

/** Texts for guests, who have no chat, and the line below the form of a case, which is the chat. */
const WITHOUT_CHAT: readonly RegExp[] = [
  /^failures:(?:USER_BLOCKED|INVALID_LOGIN_OR_PASSWORD|REGISTRATION_LIMIT_EXCEEDED|QR_SIGN_IN_DECLINED)\./,
  /^(?:entrance|login|restore|closed|registration|guest|privacy|offline)\b/,
  /^cases:form\.urgent$/,
  // The bank that issued the card is another one; the code word is asked by telephone.
  /^failures:CARD_DECLINED\./,
  /^firstLogin:codeWord\.lead$/,
];

/** Texts the bank sends by SMS and letter reach people outside of the application. */
const MESSAGES = /^messages\//;

it.each(LANGUAGES)('no text for signed-in users offers the telephone without the chat, in %s', (language) => {
  const locales = [...(readLocales(projectRoot()).get(language) ?? [])].filter(([name]) => !MESSAGES.test(name));
  const calling = locales.flatMap(([namespace, words]) =>
    [...words]
      .filter(([, text]) => CALL[language].test(text))
      .map(([key, text]) => [`${namespace}:${key}`, text] as const),
  );
  const alone = calling.filter(
    ([name, text]) => !WRITE[language].test(text) && !WITHOUT_CHAT.some((each) => each.test(name)),
  );
  expect(alone.map(([name]) => name)).toEqual([]);
  // The pattern finds the texts of guests, so it would find others, too.
  expect(calling.some(([name]) => name.startsWith('failures:USER_BLOCKED'))).toBe(true);
});

it('a failure that sends a signed-in user to the bank has the way to the chat', () => {
  const texts = [...(readLocales(projectRoot()).get('ru')?.get('failures') ?? [])];
  const toBank = texts
    .filter(([key, text]) => key.endsWith('.next') && /в банк(?![а-яё])|в чат/.test(text))
    .filter(([key]) => !WITHOUT_CHAT.some((each) => each.test(`failures:${key}`)))
    .map(([key]) => key.replace('.next', ''));
  expect(toBank.toSorted()).toEqual(Object.keys(FAILURE_SUBJECTS).toSorted());
});
