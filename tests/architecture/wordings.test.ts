import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { readLocales } from '../../scripts/checks/localeFiles';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';

/** Phrases readers stumbled over, by language, with what is written instead. */
const REPLACED: Readonly<Record<Language, readonly (readonly [seen: RegExp, better: string])[]>> = {
  ru: [
    [/Отпечаток операции/, 'Контрольный код операции'],
    [/На счёте столько нет/, 'Недостаточно средств'],
    [/Исправьте, пожалуйста/, 'Исправьте ошибки'],
    [/в скрытом виде/, 'Покажем имя получателя'],
    [/Спросить ещё раз/, 'Проверить ещё раз'],
    [/всё придётся заполнить заново/, 'иначе курс и комиссию рассчитаем заново'],
    [/на счёте получения/, 'Деньги зачислены'],
    [/который знает банк/, 'номер, привязанный к карте или счёту'],
    [/Выполнить шаблон/, 'Откроем готовую форму, останется подтвердить'],
    [/Кто платит банкам/, 'Кто оплачивает комиссию'],
    [/самое большее/, 'максимум'],
    [/закрывает такие операции/, 'Укажите 0, чтобы запретить'],
    [/пустое вернёт/, 'Оставьте пустым, чтобы вернуть стандартное'],
    [/ещё не такой, как нужно/, 'название нарушенного правила'],
    [/Если что-то из этого не вы/, 'Если это были не вы'],
    [/Сомов за единицу валюты/, 'Курс банка, сом за 1 единицу'],
    [/Строка целиком/, 'Ожидали 6 столбцов через «;»'],
    [/оплачиваются сами/, 'Платим по счетам компаний автоматически'],
    [/с предупреждением за сутки/, 'предупредим за сутки'],
    [/Чужие попытки входа/, 'Из этих браузеров вы войдёте, даже если кто-то подбирает ваш пароль'],
    [/месяцем ранее к этому дню/, 'чем к 28 октября'],
    [/Срок, месяцев/, '12 месяцев'],
    [/, % годовых/, '14 % годовых'],
    [/срок \(мес/, '3–24 месяца'],
    [/Лимит меняется/, 'Новый лимит принят'],
    [/Понижение/, 'Снижение'],
    [/Другая сторона/, 'банк получателя'],
    [/Витрин/, 'Продукты'],
    [/Проводок|проводок/, 'операций'],
    [/Деньги банка, когда своих/, 'Уйти в минус до зарплаты, в пределах лимита'],
    [/Мы никогда не спрашиваем/, 'Сотрудники банка никогда не спрашивают пароль и код из SMS'],
  ],
  kg: [
    [/Чыгарылуу(?!чу)/, 'Чыгым'],
    [/Түшүү(?!чү|лөр)/, 'Кирим'],
    [/айыптар/, 'айып пулдар'],
    [/бөгөттөлө турган убакыт/, 'Карта саат 13:30га чейин бөгөттөлөт'],
    [/Абалы: /, '13:13кө карата'],
    [/Бардык калдык сом менен/, 'Калдык, сом менен эсептегенде'],
    [/(^|[^\p{L} ] ?)Банктын кардарына/u, 'Биздин банктын кардарына'],
    [/Калган аракет: /, 'аракет калды'],
    [/Баары чыгарылат/, 'Бардыгы чыгарылды'],
    [/Уктап жатат/, 'Уктап калган'],
    [/Операциянын изи/, 'Операциянын көзөмөл коду'],
    [/родуктылар/, 'продукттар'],
  ],
  en: [
    [/At once and without a fee/, 'Instant and free, same currency'],
    [/Kept back by/, 'Withheld by the employer'],
    [/filled in anew/, 'Confirm by 05:25'],
    [/Is this whom you mean/, 'Is this the right person?'],
    [/May stay empty/, 'optional'],
    [/the password has not/, 'does not contain your phone number'],
    [/may try no more/, 'Too many attempts'],
    [/Being blocked|Closed by the bank|Account of the card/, 'Blocking…; Blocked by the bank; Linked account'],
    [/made by themselves|opens a locked screen/, 'Recurring payments; Screen-lock PIN'],
    [/form filled in|you only confirm/, 'We fill in the form, you confirm'],
    [/The bank[’']s money when/, 'Go below zero, up to your limit'],
    [/[Oo]ther side is processing/, 'The recipient’s bank is processing it'],
    [/In place of a card/, 'Replaces an expiring card'],
    [/\b[Ss]oms\b/, 'som in prose'],
    [/\d soms?\b|\}\} soms?\b/, 'KGS with figures'],
    [/KGS \d/, '5,000 KGS'],
  ],
  cn: [[/\b\d{1,3}[ \u00a0]000\b/, '300,000']],
};

describe('the words of the application', () => {
  const locales = readLocales(projectRoot());

  test.each(LANGUAGES.flatMap((language) => REPLACED[language].map(([seen, better]) => ({ language, seen, better }))))(
    'in $language never say $seen, but $better',
    ({ language, seen }) => {
      const words = [...(locales.get(language) ?? new Map<string, ReadonlyMap<string, string>>())];
      const texts = words.flatMap(([namespace, entries]) =>
        namespace === 'searchWords' ? [] : [...entries].map(([key, text]) => `${namespace}: ${key}: ${text}`),
      );
      expect(texts.length).toBeGreaterThan(1_000);
      expect(texts.filter((text) => seen.test(text.replace(/^\w+: [\w.|-]+: /, '')))).toEqual([]);
    },
  );

  test.each([
    ['ru', 'Без комиссии'],
    ['ru', 'можно оформить онлайн'],
    ['ru', 'Операций'],
    ['ru', 'Уйти в минус до зарплаты, в пределах лимита'],
    ['ru', 'Новый лимит принят'],
    ['ru', 'Платёж обрабатывает банк получателя'],
    ['ru', 'Срочно, 10–30 минут'],
    ['kg', 'Карта саат {{time}}[га] чейин бөгөттөлөт'],
    ['kg', '{{time}}[га] карата'],
    ['kg', 'Салыктар жана айып пулдар'],
    ['en', 'The recipient’s bank is processing it'],
    ['en', 'We fill in the form, you confirm'],
    ['en', 'Replaces an expiring card'],
  ] as const)('in %s say %j', (language, phrase) => {
    const texts = [...(locales.get(language)?.values() ?? [])].flatMap((entries) => [...entries.values()]);
    expect(texts.some((text) => text.includes(phrase))).toBe(true);
  });
});

describe('the texts of the directories of the bank', () => {
  const CHINESE = /"cn": "((?:[^"\\]|\\.)*)"/g;
  const files = execFileSync('git', ['ls-files', 'bank/**/data.sql'], { cwd: projectRoot(), encoding: 'utf8' })
    .trim()
    .split('\n');

  test('have punctuation of full width in Chinese', () => {
    const texts = files.flatMap((file) =>
      [...readFileSync(join(projectRoot(), file), 'utf8').matchAll(CHINESE)].map(([, text = '']) => text),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => /\p{Script=Han} ?[,;:()]|[,;:()] ?\p{Script=Han}/u.test(text))).toEqual([]);
  });
});
