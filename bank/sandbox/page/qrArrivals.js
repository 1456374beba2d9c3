import { desk, fromTemplate, readJson, say, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Оплата по QR-коду из другого банка',
    hint: 'Клиент другого банка сканирует код точки продаж. Оператор передаёт платёж банку, деньги сразу приходят на счёт компании.',
    code: 'Ссылка из QR-кода',
    amount: 'Сумма, сом',
    payer: 'Плательщик',
    payerBank: 'Банк плательщика',
    unknown: 'неизвестен',
    pay: 'Оплатить',
    paid: 'Платёж передан банку.',
    waiting: 'ждёт ответа банка',
    accepted: 'зачислен',
    NOT_A_CODE: 'Это не QR-код этого банка. Скопируйте ссылку из кода точки целиком.',
    NO_AMOUNT: 'Введите сумму больше нуля.',
    SALES_POINT_NOT_FOUND: 'возвращён: такой точки нет',
    SALES_POINT_CLOSED: 'возвращён: точка не принимает оплату',
    ACCOUNT_CREDIT_DORMANT: 'возвращён: счёт неактивен',
    ACCOUNT_NO_CREDIT: 'возвращён: зачисления на счёт остановлены',
    refused: 'возвращён',
  },
  en: {
    heading: 'Payment by QR code from another bank',
    hint: 'A customer of another bank scans the code of a point of sale. The operator delivers the payment and the money reaches the company at once.',
    code: 'Link from the QR code',
    amount: 'Amount, KGS',
    payer: 'Payer',
    payerBank: 'Payer’s bank',
    unknown: 'unknown',
    pay: 'Pay',
    paid: 'The payment was delivered to the bank.',
    waiting: 'waits for the bank',
    accepted: 'credited',
    NOT_A_CODE: 'This is no QR code of this bank. Copy the whole link from the code of a point.',
    NO_AMOUNT: 'Enter an amount above zero.',
    SALES_POINT_NOT_FOUND: 'returned: no such point',
    SALES_POINT_CLOSED: 'returned: the point takes no payments',
    ACCOUNT_CREDIT_DORMANT: 'returned: the account is dormant',
    ACCOUNT_NO_CREDIT: 'returned: the account takes no credits',
    refused: 'returned',
  },
  kg: {
    heading: 'Башка банктан QR код менен төлөм',
    hint: 'Башка банктын кардары соода түйүнүнүн кодун сканерлейт. Оператор төлөмдү банкка жеткирет, акча компаниянын эсебине дароо түшөт.',
    code: 'QR коддогу шилтеме',
    amount: 'Сумма, сом',
    payer: 'Төлөөчү',
    payerBank: 'Төлөөчүнүн банкы',
    unknown: 'белгисиз',
    pay: 'Төлөө',
    paid: 'Төлөм банкка жеткирилди.',
    waiting: 'банктын жообун күтүүдө',
    accepted: 'эсепке түштү',
    NOT_A_CODE: 'Бул банктын QR коду эмес. Түйүндүн кодундагы шилтемени толук көчүрүңүз.',
    NO_AMOUNT: 'Нөлдөн чоң сумма жазыңыз.',
    SALES_POINT_NOT_FOUND: 'кайтарылды: мындай түйүн жок',
    SALES_POINT_CLOSED: 'кайтарылды: түйүн төлөм кабыл албайт',
    ACCOUNT_CREDIT_DORMANT: 'кайтарылды: эсеп кыймылсыз',
    ACCOUNT_NO_CREDIT: 'кайтарылды: эсепке акча түшүрүү токтотулган',
    refused: 'кайтарылды',
  },
  cn: {
    heading: '他行扫码付款',
    hint: '他行客户扫描收款点二维码，运营机构将付款送达本行，款项即时到达公司账户。',
    code: '二维码链接',
    amount: '金额（索姆）',
    payer: '付款人',
    payerBank: '付款银行',
    unknown: '未知',
    pay: '付款',
    paid: '付款已送达本行。',
    waiting: '等待本行答复',
    accepted: '已入账',
    NOT_A_CODE: '这不是本行的二维码，请复制收款点二维码的完整链接。',
    NO_AMOUNT: '请输入大于零的金额。',
    SALES_POINT_NOT_FOUND: '已退回：收款点不存在',
    SALES_POINT_CLOSED: '已退回：收款点不收款',
    ACCOUNT_CREDIT_DORMANT: '已退回：账户处于休眠状态',
    ACCOUNT_NO_CREDIT: '已退回：账户停止入账',
    refused: '已退回',
  },
};

const section = document.getElementById('qr-arrivals');
const form = section.querySelector('form');
const { bic } = form.elements;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void pay(Object.fromEntries(new FormData(form)));
});

/** A customer of another bank who pays by codes of this bank, and what has become of the payments. */
export const qrArrivals = {
  known: undefined,
  shown: '',
  async refresh() {
    this.known = await readJson('/sandbox/qr-arrivals');
    this.show();
  },
  speak() {
    say(section, WORDS[desk.language]);
    this.shown = '';
    this.show();
  },
  /** Shows the lists; they are rebuilt only when their content has changed, so that what was typed stays. */
  show() {
    const text = JSON.stringify(this.known);
    if (this.known === undefined || text === this.shown) {
      return;
    }
    this.shown = text;
    const { points, banks, latest } = this.known;
    section.querySelector('datalist').replaceChildren(...points.map(({ name, link }) => new Option(name, link)));
    const chosen = bic.value;
    const choices = [...banks.map((each) => [each.bic, nameIn(each.name)]), ['', WORDS[desk.language].unknown]];
    bic.replaceChildren(...choices.map(([value, name]) => new Option(name, value, false, value === chosen)));
    section.querySelector('ul').replaceChildren(...latest.map(elementOf));
  },
};

function nameIn(name) {
  return name[desk.language] || name.ru;
}

function elementOf({ amount, payer, payerBank, point, isAnswered, refusal }) {
  const words = WORDS[desk.language];
  const element = fromTemplate('qr-arrival-template');
  element.querySelector('.owner-name').textContent = [payer, payerBank].filter((each) => each !== '').join(', ');
  element.querySelector('.expiry').textContent = `${amount} KGS`;
  const outcome = refusal === null ? words.accepted : (words[refusal] ?? words.refused);
  element.querySelector('.outcome').textContent = [point ?? '', isAnswered ? outcome : words.waiting]
    .filter((each) => each !== '')
    .join(' · ');
  return element;
}

async function pay(payment) {
  const { ok, value } = await sendJson('/sandbox/qr-arrivals', payment);
  const words = WORDS[desk.language];
  desk.notify(ok ? words.paid : words[value.error]);
  if (ok) {
    form.elements.amount.value = '';
    await qrArrivals.refresh();
  }
}
