import { desk, fromTemplate, readJson, say, sendJson, showCode } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Денежные переводы, которые ждут',
    hint: 'Отправьте клиенту деньги из-за рубежа: он получит их в «Получить денежный перевод», назвав систему, контрольный номер, сумму и отправителя.',
    recipient: 'Кому',
    system: 'Система',
    amount: 'Сумма',
    currency: 'Валюта',
    sender: 'Фамилия и имя отправителя',
    send: 'Отправить',
    from: 'Отправитель',
    number: 'Контрольный номер',
    sent: 'Перевод ждёт. Контрольный номер',
    NOT_SENT: 'Перевод не отправлен. Назовите отправителя двумя словами: фамилия и имя.',
    NOT_CARRIED: 'Такую сумму эта система не переводит.',
  },
  en: {
    heading: 'Money transfers that wait',
    hint: 'Send money to a customer from elsewhere: it is received under “Receive a money transfer” by system, control number, amount and sender.',
    recipient: 'To',
    system: 'System',
    amount: 'Amount',
    currency: 'Currency',
    sender: 'Surname and name of the sender',
    send: 'Send',
    from: 'Sender',
    number: 'Control number',
    sent: 'The transfer waits. Control number',
    NOT_SENT: 'Nothing was sent. Name the sender in two words: surname and name.',
    NOT_CARRIED: 'This system does not carry such an amount.',
  },
  kg: {
    heading: 'Күтүп турган акча которуулар',
    hint: 'Кардарга башка жактан акча жөнөтүңүз: ал системаны, контролдук номерди, сумманы жана жөнөтүүчүнү айтып, «Акча которууну алуу» бөлүмүнөн алат.',
    recipient: 'Кимге',
    system: 'Система',
    amount: 'Сумма',
    currency: 'Валюта',
    sender: 'Жөнөтүүчүнүн фамилиясы жана аты',
    send: 'Жөнөтүү',
    from: 'Жөнөтүүчү',
    number: 'Контролдук номер',
    sent: 'Которуу күтүп турат. Контролдук номер',
    NOT_SENT: 'Которуу жөнөтүлгөн жок. Жөнөтүүчүнү эки сөз менен атаңыз: фамилиясы жана аты.',
    NOT_CARRIED: 'Мындай сумманы бул система которбойт.',
  },
  cn: {
    heading: '等待领取的汇款',
    hint: '从别处给客户汇款：客户在“收取汇款”中提供系统、监控号、金额和汇款人即可领取。',
    recipient: '收款人',
    system: '系统',
    amount: '金额',
    currency: '币种',
    sender: '汇款人姓和名',
    send: '汇款',
    from: '汇款人',
    number: '监控号',
    sent: '汇款等待领取，监控号',
    NOT_SENT: '未汇出。请用两个词填写汇款人：姓和名。',
    NOT_CARRIED: '该系统不办理此金额。',
  },
};

const section = document.getElementById('money-transfers');
const form = section.querySelector('form');
const { login, systemId, currency } = form.elements;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(Object.fromEntries(new FormData(form)));
});
systemId.addEventListener('change', () => moneyTransfers.offerCurrencies());

/** Recipients of money transfers, and transfers that wait to be collected; a click on a control number copies it. */
export const moneyTransfers = {
  known: undefined,
  shown: '',
  async refresh() {
    this.known = await readJson('/sandbox/money-transfers');
    this.show();
  },
  speak() {
    say(section, WORDS[desk.language]);
    this.shown = '';
    this.show();
  },
  /** Shows the lists; they are rebuilt only when their content has changed, so that selections stay. */
  show() {
    const text = JSON.stringify(this.known);
    if (this.known === undefined || text === this.shown) {
      return;
    }
    this.shown = text;
    const { people, systems, waiting } = this.known;
    offer(
      login,
      people.map((person) => [person.login, person.name[desk.language] || person.name.ru]),
    );
    offer(
      systemId,
      systems.map(({ id, name }) => [id, name]),
    );
    this.offerCurrencies();
    section.querySelector('ul').replaceChildren(...waiting.map(elementOf));
  },
  offerCurrencies() {
    const system = this.known?.systems.find(({ id }) => id === systemId.value);
    offer(
      currency,
      (system?.currencies ?? []).map((code) => [code, code]),
    );
  },
};

function offer(select, choices) {
  const before = select.value;
  select.replaceChildren(...choices.map(([value, text]) => new Option(text, value, false, value === before)));
}

function elementOf({ amount, controlNumber, currency: code, recipient, sender, system }) {
  const words = WORDS[desk.language];
  const element = fromTemplate('money-transfer-template');
  element.querySelector('.owner-name').textContent = recipient;
  element.querySelector('.expiry').textContent = `${amount} ${code}`;
  element.querySelector('.from').textContent = `${system} · ${words.from}: ${sender}`;
  const button = element.querySelector('.number');
  showCode(button, controlNumber);
  button.setAttribute('aria-label', `${words.number}: ${controlNumber}`);
  return element;
}

async function send(transfer) {
  const { ok, value } = await sendJson('/sandbox/money-transfers', transfer);
  const words = WORDS[desk.language];
  desk.notify(ok ? `${words.sent} ${value.controlNumber}` : words[value.error]);
  if (ok) {
    form.elements.amount.value = '';
    await moneyTransfers.refresh();
  }
}
