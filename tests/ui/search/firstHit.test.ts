import { describe, expect, it } from 'vitest';

import type { Language } from '../../../src/domain/language/Language';
import { aSearch, foundBy } from './aSearch';

/** Queries as people type them, in the language of their screen or another one, and what has to stand first. */
const TABLE: Readonly<Record<Language, readonly (readonly [typed: string, first: string])[]>> = {
  ru: [
    ['свет', 'provider:101'],
    ['СВЕТ', 'provider:101'],
    ['svet', 'provider:101'],
    ['cdtn', 'provider:101'],
    ['электричество', 'provider:101'],
    ['електричество', 'provider:101'],
    ['элктричество', 'provider:101'],
    ['жарык', 'provider:102'],
    ['ысык кол', 'provider:102'],
    ['коммуналка', 'action:services'],
    ['комуналка', 'action:services'],
    ['rjvveyfkrf', 'action:services'],
    ['kommunalka', 'action:services'],
    ['вода', 'provider:301'],
    ['водоканал', 'provider:301'],
    ['газ', 'provider:201'],
    ['отопление', 'provider:401'],
    ['тепло', 'provider:401'],
    ['интернет', 'provider:701'],
    ['интренет', 'provider:701'],
    ['wifi', 'provider:701'],
    ['садик', 'provider:1001'],
    ['megacom', 'provider:605'],
    ['мегаком', 'provider:605'],
    ['megakom', 'provider:605'],
    ['ьупфсщь', 'provider:605'],
    ['мобильный', 'action:mobile'],
    ['телефон', 'action:mobile'],
    ['баланс', 'action:mobile'],
    ['связь', 'action:mobile'],
    ['единицы', 'action:mobile'],
    ['налог машина', 'action:transportTax'],
    ['машина налог', 'action:transportTax'],
    ['налог на имущество', 'action:propertyTax'],
    ['земля', 'action:landTax'],
    ['патент', 'action:patentTax'],
    ['штраф', 'action:fines'],
    ['штрафы', 'action:fines'],
    ['гаи', 'action:fines'],
    ['курс', 'action:exchange'],
    ['доллар', 'action:exchange'],
    ['обмен валют', 'action:exchange'],
    ['свифт', 'action:swift'],
    ['выписка', 'action:statement'],
    ['реквизиты', 'action:requisites'],
    ['пароль', 'action:password'],
    ['лимиты', 'action:limits'],
    ['автоплатёж', 'action:scheduledPayments'],
    ['автоплатеж', 'action:scheduledPayments'],
    ['скрыть суммы', 'action:amounts'],
    ['выйти', 'action:signOut'],
    ['в другой банк', 'action:anotherBanks'],
    ['основной', 'account:1'],
    ['2336', 'account:2'],
    ['айзада', 'operation:71'],
    ['ayzada', 'operation:71'],
    ['915,57', 'operation:71'],
    ['ак суу', 'operation:72'],
  ],
  en: [
    ['electricity', 'provider:101'],
    ['electrisity', 'provider:101'],
    ['light', 'provider:101'],
    ['свет', 'provider:101'],
    ['water', 'provider:301'],
    ['utilities', 'action:services'],
    ['utilites', 'action:services'],
    ['mobile', 'action:mobile'],
    ['mobile top-up', 'action:mobile'],
    ['fine', 'action:fines'],
    ['property tax', 'action:propertyTax'],
    ['exchange', 'action:exchange'],
    ['exchnage', 'action:exchange'],
    ['statement', 'action:statement'],
    ['send money', 'action:payments'],
    ['limits', 'action:limits'],
    ['sign out', 'action:signOut'],
    ['штраф', 'action:fines'],
  ],
  kg: [
    ['жарык', 'provider:102'],
    ['электр', 'provider:101'],
    ['суу', 'provider:301'],
    ['кол суу', 'provider:301'],
    ['жылуулук', 'provider:401'],
    ['jyluuluk', 'provider:401'],
    ['коммуналдык', 'action:services'],
    ['айып', 'action:fines'],
    ['мулк салыгы', 'action:propertyTax'],
    ['валюта алмашуу', 'action:exchange'],
    ['көчүрмө', 'action:statement'],
    ['кочурмо', 'action:statement'],
    ['сырсөз', 'action:password'],
    ['сырсоз', 'action:password'],
  ],
  cn: [
    ['电费', 'provider:101'],
    ['交电费', 'provider:101'],
    ['水费', 'provider:301'],
    ['宽带', 'provider:701'],
    ['手机充值', 'action:mobile'],
    ['汇率', 'action:exchange'],
    ['罚款', 'action:fines'],
    ['对账单', 'action:statement'],
    ['密码', 'action:password'],
    ['房产税', 'action:propertyTax'],
  ],
};

describe.each(Object.entries(TABLE))('a search on a screen in %s', (language, rows) => {
  it.each(rows)('finds by %j first %j', async (typed, first) => {
    const { model, time } = await aSearch({
      language: language === 'en' || language === 'kg' || language === 'cn' ? language : 'ru',
    });
    foundBy(model, typed);
    await time.move(1000);
    expect(foundBy(model, typed)[0]).toBe(first);
  });
});

it('has sixty queries and more, in four languages', () => {
  expect(Object.values(TABLE).flat().length).toBeGreaterThanOrEqual(60);
});
