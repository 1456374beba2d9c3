import type { Currency } from './Currency';

/** A Russian noun as it stands after one, after two to four, and after other numbers. */
export interface RussianNoun {
  readonly gender: 'masculine' | 'feminine';
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

function masculine(one: string, few: string, many: string): RussianNoun {
  return { gender: 'masculine', one, few, many };
}

function feminine(one: string, few: string, many: string): RussianNoun {
  return { gender: 'feminine', one, few, many };
}

/** A noun that is the same after every number. */
function unchanging(word: string): RussianNoun {
  return masculine(word, word, word);
}

/** Names of the currencies and of their minor units in Russian documents. */
export const RUSSIAN_NAMES: Readonly<Record<Currency, { readonly major: RussianNoun; readonly minor: RussianNoun }>> = {
  KGS: { major: masculine('сом', 'сома', 'сомов'), minor: masculine('тыйын', 'тыйына', 'тыйынов') },
  USD: {
    major: masculine('доллар США', 'доллара США', 'долларов США'),
    minor: masculine('цент', 'цента', 'центов'),
  },
  EUR: { major: unchanging('евро'), minor: masculine('цент', 'цента', 'центов') },
  RUB: {
    major: masculine('российский рубль', 'российских рубля', 'российских рублей'),
    minor: feminine('копейка', 'копейки', 'копеек'),
  },
  KZT: { major: unchanging('тенге'), minor: masculine('тиын', 'тиына', 'тиынов') },
  GBP: {
    major: masculine('фунт стерлингов', 'фунта стерлингов', 'фунтов стерлингов'),
    minor: masculine('пенс', 'пенса', 'пенсов'),
  },
  CHF: {
    major: masculine('швейцарский франк', 'швейцарских франка', 'швейцарских франков'),
    minor: masculine('сантим', 'сантима', 'сантимов'),
  },
  CNY: { major: masculine('юань', 'юаня', 'юаней'), minor: masculine('фэнь', 'фэня', 'фэней') },
  TRY: {
    major: feminine('турецкая лира', 'турецкие лиры', 'турецких лир'),
    minor: masculine('куруш', 'куруша', 'курушей'),
  },
  AED: {
    major: masculine('дирхам ОАЭ', 'дирхама ОАЭ', 'дирхамов ОАЭ'),
    minor: masculine('филс', 'филса', 'филсов'),
  },
  TJS: { major: unchanging('сомони'), minor: masculine('дирам', 'дирама', 'дирамов') },
};

/** The same in Kyrgyz, where a noun does not change after a number. */
export const KYRGYZ_NAMES: Readonly<Record<Currency, { readonly major: string; readonly minor: string }>> = {
  KGS: { major: 'сом', minor: 'тыйын' },
  USD: { major: 'АКШ доллары', minor: 'цент' },
  EUR: { major: 'евро', minor: 'цент' },
  RUB: { major: 'орусиялык рубль', minor: 'копейка' },
  KZT: { major: 'теңге', minor: 'тыйын' },
  GBP: { major: 'фунт стерлинг', minor: 'пенс' },
  CHF: { major: 'швейцариялык франк', minor: 'сантим' },
  CNY: { major: 'юань', minor: 'фэнь' },
  TRY: { major: 'түрк лирасы', minor: 'куруш' },
  AED: { major: 'БАЭ дирхамы', minor: 'филс' },
  TJS: { major: 'сомони', minor: 'дирам' },
};
