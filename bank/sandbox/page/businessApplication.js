import { dayOf, desk, fromTemplate, say, sendJson, timeOf } from './desk.js';

const NAMES = { ru: 'Бизнес', en: 'Business', kg: 'Бизнес', cn: '企业版' };

const WORDS = {
  ru: {
    scanTitle: 'Вход на компьютере',
    scanHint: 'У этого телефона нет камеры: скопируйте код со страницы входа для компаний текстом и вставьте сюда.',
    codeLabel: 'Код с экрана компьютера',
    scan: 'Отсканировать',
    checkTitle: 'Входите вы?',
    device: 'Устройство',
    address: 'Адрес',
    time: 'Время',
    numberLabel: 'Число с экрана компьютера',
    approve: 'Войти на этом устройстве',
    decline: 'Это не я',
    approved: 'Вход подтверждён. Банк открывается на компьютере.',
    declined: 'Вход отклонён. Если код вам прислали, никому его не подтверждайте.',
    NOT_A_COMPANY_USER: 'Подтверждать вход может только пользователь компании.',
    CODE_NOT_VALID:
      'Код не подходит: он истёк, уже использован или отсканирован другим. Получите новый код на компьютере.',
    WRONG_NUMBER: 'Число не то, вход отклонён. Входите, только если код и число на вашем экране.',
    NOT_UNDERSTOOD: 'Это не код для входа. Скопируйте его со страницы целиком.',
  },
  en: {
    scanTitle: 'Sign in on a computer',
    scanHint: 'This phone has no camera: copy the code from the company sign-in page as text and paste it here.',
    codeLabel: 'Code from the computer screen',
    scan: 'Scan',
    checkTitle: 'Is it you?',
    device: 'Device',
    address: 'Address',
    time: 'Time',
    numberLabel: 'Number from the computer screen',
    approve: 'Sign in on this device',
    decline: 'It is not me',
    approved: 'Approved. The bank is opening on the computer.',
    declined: 'Declined. If somebody sent you the code, approve it for nobody.',
    NOT_A_COMPANY_USER: 'Only a user of a company can approve a sign-in.',
    CODE_NOT_VALID:
      'The code does not work: it has expired, was used, or was scanned by another. Get a new code on the computer.',
    WRONG_NUMBER: 'Wrong number, the sign-in is declined. Sign in only if code and number are on your own screen.',
    NOT_UNDERSTOOD: 'This is not a sign-in code. Copy all of it from the page.',
  },
  kg: {
    scanTitle: 'Компьютерде кирүү',
    scanHint: 'Бул телефондо камера жок: компаниялар кирүүчү барактан кодду текст түрүндө көчүрүп, ушул жерге коюңуз.',
    codeLabel: 'Компьютердин экранындагы код',
    scan: 'Сканерлөө',
    checkTitle: 'Кирип жаткан сизсизби?',
    device: 'Түзмөк',
    address: 'Дарек',
    time: 'Убакыт',
    numberLabel: 'Компьютердин экранындагы сан',
    approve: 'Ушул түзмөктө кирүү',
    decline: 'Бул мен эмес',
    approved: 'Кирүү ырасталды. Банк компьютерде ачылып жатат.',
    declined: 'Кирүү четке кагылды. Кодду сизге жөнөтүшсө, аны эч кимге ырастабаңыз.',
    NOT_A_COMPANY_USER: 'Кирүүнү компаниянын колдонуучусу гана ырастай алат.',
    CODE_NOT_VALID:
      'Код жараксыз: мөөнөтү бүткөн, колдонулган же башка бирөө сканерлеген. Компьютерден жаңы код алыңыз.',
    WRONG_NUMBER: 'Сан туура эмес, кирүү четке кагылды. Код менен сан өз экраныңызда болсо гана кириңиз.',
    NOT_UNDERSTOOD: 'Бул кирүү коду эмес. Аны барактан толугу менен көчүрүңүз.',
  },
  cn: {
    scanTitle: '在电脑上登录',
    scanHint: '这部手机没有摄像头：请从企业登录页面复制文本代码并粘贴到这里。',
    codeLabel: '电脑屏幕上的代码',
    scan: '扫描',
    checkTitle: '是您本人登录吗？',
    device: '设备',
    address: '地址',
    time: '时间',
    numberLabel: '电脑屏幕上的数字',
    approve: '在此设备上登录',
    decline: '不是我',
    approved: '已确认，电脑上正在打开银行。',
    declined: '已拒绝登录。如果代码是别人发给您的，请勿确认。',
    NOT_A_COMPANY_USER: '只有企业用户可以确认登录。',
    CODE_NOT_VALID: '代码无效：已过期、已使用或已被他人扫描。请在电脑上获取新的二维码。',
    WRONG_NUMBER: '数字不符，登录已被拒绝。仅当二维码和数字显示在您自己的屏幕上时才可登录。',
    NOT_UNDERSTOOD: '这不是登录代码，请从页面完整复制。',
  },
};

/** The business application of a company's user: scans the code on a computer and approves the sign-in there. */
export const businessApplication = {
  id: 'business',
  icon: 'business-icon',
  names: NAMES,
  always: false,
  isFor: (owner) => owner.company !== null,
  open: (owner) => new BusinessApplication(owner),
};

class BusinessApplication {
  element = fromTemplate('business-template');
  #login;
  #code = '';
  #scanned;
  /** Message under the forms, with its kind: success or failure. */
  #said;

  constructor(owner) {
    this.#login = owner.login;
    this.#part('.scan').addEventListener('submit', (event) => this.#on(event, () => this.#scan()));
    this.#part('.check').addEventListener('submit', (event) => this.#on(event, () => this.#answer('approve')));
    this.#part('.decline').addEventListener('click', () => this.#answer('decline'));
  }

  async refresh() {
    return false;
  }

  speak() {
    say(this.element, WORDS[desk.language]);
    this.#show();
  }

  #part(selector) {
    return this.element.querySelector(selector);
  }

  #on(event, act) {
    event.preventDefault();
    void act();
  }

  async #scan() {
    const field = this.#part('.scan input');
    this.#code = field.value;
    const { ok, value } = await this.#send('scan', {});
    this.#scanned = ok ? value : undefined;
    this.#said = ok ? undefined : { word: value.error, good: false };
    if (ok) {
      field.value = '';
    }
    this.#show();
    this.#part(ok ? '.check input' : '.scan input').focus();
  }

  async #answer(button) {
    const field = this.#part('.check input');
    const { ok, value } = await this.#send(button, { number: field.value.trim() });
    field.value = '';
    this.#scanned = undefined;
    this.#said = { word: ok ? ANSWERED[button] : value.error, good: ok && button === 'approve' };
    this.#show();
    this.#part('.scan input').focus();
  }

  #send(button, more) {
    return sendJson(`/sandbox/business-application/${button}`, { login: this.#login, code: this.#code, ...more });
  }

  #show() {
    this.#part('.scan').hidden = this.#scanned !== undefined;
    this.#part('.check').hidden = this.#scanned === undefined;
    const said = this.#part('.said');
    said.textContent = this.#said === undefined ? '' : WORDS[desk.language][this.#said.word];
    said.classList.toggle('problem', this.#said?.good === false);
    if (this.#scanned !== undefined) {
      const askedAt = Date.parse(this.#scanned.askedAt);
      this.#part('.device').textContent = this.#scanned.device;
      this.#part('.address').textContent = this.#scanned.address;
      this.#part('.time').textContent = `${dayOf(askedAt)} ${timeOf(askedAt)}`;
    }
  }
}

const ANSWERED = { approve: 'approved', decline: 'declined' };
