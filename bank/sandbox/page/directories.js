import { desk, readJson, say, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Курсы и тексты ошибок',
    hint: 'Дилер меняет курс банка, редактор меняет текст ошибки. Открытые страницы интернет-банка показывают новое сразу, без перезагрузки.',
    currency: 'Валюта',
    buy: 'Банк покупает, сом',
    sell: 'Банк продаёт, сом',
    setRate: 'Изменить курс',
    rateSet: 'Курс изменён',
    code: 'Код ошибки',
    language: 'Язык',
    text: 'Текст',
    setText: 'Изменить текст',
    textSet: 'Текст изменён',
    RATE_NOT_POSSIBLE: 'Такой курс невозможен: до четырёх знаков после точки, покупка не дороже продажи.',
    TEXT_NOT_POSSIBLE: 'Код из заглавных латинских букв, цифр и подчёркиваний; текст до 500 знаков.',
  },
  en: {
    heading: 'Rates and error texts',
    hint: 'The dealer changes a rate of the bank, the editor changes the text of an error. Open pages of the internet bank show it at once, without a reload.',
    currency: 'Currency',
    buy: 'Bank buys, KGS',
    sell: 'Bank sells, KGS',
    setRate: 'Change the rate',
    rateSet: 'Rate changed',
    code: 'Error code',
    language: 'Language',
    text: 'Text',
    setText: 'Change the text',
    textSet: 'Text changed',
    RATE_NOT_POSSIBLE: 'Not a possible rate: up to four decimals, and no buying above the selling rate.',
    TEXT_NOT_POSSIBLE: 'A code has capital Latin letters, digits and underscores; a text has at most 500 characters.',
  },
  kg: {
    heading: 'Курстар жана ката тексттери',
    hint: 'Дилер банктын курсун, редактор катанын текстин өзгөртөт. Интернет-банктын ачык барактары жаңысын кайра жүктөбөй эле дароо көрсөтөт.',
    currency: 'Валюта',
    buy: 'Банк сатып алат, сом',
    sell: 'Банк сатат, сом',
    setRate: 'Курсту өзгөртүү',
    rateSet: 'Курс өзгөрдү',
    code: 'Катанын коду',
    language: 'Тил',
    text: 'Текст',
    setText: 'Текстти өзгөртүү',
    textSet: 'Текст өзгөрдү',
    RATE_NOT_POSSIBLE: 'Мындай курс болбойт: чекиттен кийин төрт орунга чейин, сатып алуу сатуудан кымбат болбойт.',
    TEXT_NOT_POSSIBLE: 'Код латын баш тамгаларынан, сандардан жана астын сызуудан турат; текст 500 белгиге чейин.',
  },
  cn: {
    heading: '汇率与错误文本',
    hint: '交易员修改银行汇率，编辑修改错误文本。已打开的网银页面会立即显示，无需刷新。',
    currency: '货币',
    buy: '银行买入价，索姆',
    sell: '银行卖出价，索姆',
    setRate: '修改汇率',
    rateSet: '汇率已修改',
    code: '错误代码',
    language: '语言',
    text: '文本',
    setText: '修改文本',
    textSet: '文本已修改',
    RATE_NOT_POSSIBLE: '汇率无效：最多四位小数，买入价不得高于卖出价。',
    TEXT_NOT_POSSIBLE: '代码由大写拉丁字母、数字和下划线组成；文本最多 500 个字符。',
  },
};

const section = document.getElementById('directories');
const rateForm = section.querySelector('.rate');
const textForm = section.querySelector('.error-text');

/** Desk of the dealer and of the editor. What is typed stays until it is sent; the present values are read when one is chosen. */
export const directories = {
  known: undefined,
  async lay() {
    const [rates, errors] = await Promise.all([readJson('/sandbox/rates'), readJson('/sandbox/errors')]);
    this.known = { rates, errors };
    const { currency } = rateForm.elements;
    const chosen = currency.value;
    currency.replaceChildren(...rates.map((rate) => new Option(rate.currency, rate.currency)));
    currency.value = chosen || rates[0]?.currency;
    document.getElementById('error-codes').replaceChildren(...errors.map(({ code }) => new Option(code, code)));
    showRate();
  },
  speak() {
    say(section, WORDS[desk.language]);
  },
};

function showRate() {
  const { currency, buy, sell } = rateForm.elements;
  const rate = directories.known?.rates.find((one) => one.currency === currency.value);
  buy.value = rate?.buy ?? '';
  sell.value = rate?.sell ?? '';
}

function showText() {
  const { code, language, text } = textForm.elements;
  const error = directories.known?.errors.find((one) => one.code === code.value);
  if (error !== undefined) {
    text.value = error.text[language.value] ?? '';
  }
}

/** Sends a form, says what came of it, and reads the present values anew. */
async function send(event, { address, said }) {
  event.preventDefault();
  const values = Object.fromEntries(new FormData(event.target));
  const { ok, value } = await sendJson(address, values);
  const words = WORDS[desk.language];
  if (ok) {
    await directories.lay();
  }
  desk.notify(ok ? words[said] : words[value.error]);
}

rateForm.elements.currency.addEventListener('change', showRate);
textForm.elements.code.addEventListener('change', showText);
textForm.elements.language.addEventListener('change', showText);
rateForm.addEventListener('submit', (event) => void send(event, { address: '/sandbox/rates', said: 'rateSet' }));
textForm.addEventListener('submit', (event) => void send(event, { address: '/sandbox/errors', said: 'textSet' }));
