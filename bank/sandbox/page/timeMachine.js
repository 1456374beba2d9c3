import { dayOf, desk, partsOf, readJson, say, sendJson, timeOf } from './desk.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const WORDS = {
  ru: {
    timeHeading: 'Время банка',
    timeHint: 'Время идёт только вперёд. Кто бездействует по этим часам десять минут, входит заново.',
    moveBy: 'Перевести часы вперёд',
    moveTo: 'Перевести на (Бишкек)',
    move: 'Перевести',
    moved: 'Часы банка показывают',
    ONLY_FORWARD: 'Часы банка идут только вперёд. Выберите время позже нынешнего.',
    MOVE_NOT_POSSIBLE: 'Так далеко часы не переводятся. Выберите время ближе, не дальше трёх лет.',
    steps: ['+1 минута', '+10 минут', '+1 час', '+1 день', '+30 дней'],
    weekdays: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  },
  en: {
    timeHeading: 'Time of the bank',
    timeHint: 'Time only goes forward. A user who is idle for ten minutes of it signs in again.',
    moveBy: 'Move the clock forward',
    moveTo: 'Move it to (Bishkek)',
    move: 'Move',
    moved: 'The clock of the bank shows',
    ONLY_FORWARD: 'The clock of the bank only goes forward. Choose a later time than now.',
    MOVE_NOT_POSSIBLE: 'The clock does not move that far. Choose a nearer time, within three years.',
    steps: ['+1 minute', '+10 minutes', '+1 hour', '+1 day', '+30 days'],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  kg: {
    timeHeading: 'Банктын убактысы',
    timeHint: 'Убакыт алдыга гана жылат. Ушул саат боюнча он мүнөт аракетсиз калган адам кайра кирет.',
    moveBy: 'Саатты алдыга жылдыруу',
    moveTo: 'Бул убакытка (Бишкек)',
    move: 'Жылдыруу',
    moved: 'Банктын сааты',
    ONLY_FORWARD: 'Банктын сааты алдыга гана жылат. Азыркыдан кийинки убакытты тандаңыз.',
    MOVE_NOT_POSSIBLE: 'Саат мынча алыс жылбайт. Жакыныраак, үч жылдан ашпаган убакытты тандаңыз.',
    steps: ['+1 мүнөт', '+10 мүнөт', '+1 саат', '+1 күн', '+30 күн'],
    weekdays: ['жекшемби', 'дүйшөмбү', 'шейшемби', 'шаршемби', 'бейшемби', 'жума', 'ишемби'],
  },
  cn: {
    timeHeading: '银行时间',
    timeHint: '时间只能向前。按此时钟闲置十分钟的用户需要重新登录。',
    moveBy: '向前调整时钟',
    moveTo: '调整到（比什凯克）',
    move: '调整',
    moved: '银行时钟显示',
    ONLY_FORWARD: '银行时钟只能向前。请选择晚于现在的时间。',
    MOVE_NOT_POSSIBLE: '时钟不能调整这么远。请选择三年以内的时间。',
    steps: ['+1 分钟', '+10 分钟', '+1 小时', '+1 天', '+30 天'],
    weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  },
};

const STEPS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, DAY_MS, 30 * DAY_MS];

const panel = document.getElementById('time-machine');
const field = panel.querySelector('input');
const buttons = STEPS_MS.map((forwardMs) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => move({ forwardMs }));
  return button;
});

panel.querySelector('.steps').append(...buttons);
panel.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  // Bishkek has kept +06:00 all year round since 2005.
  void move({ to: `${field.value}:00+06:00` });
});

/** The bank's clock and the means to move it. */
export const timeMachine = {
  async refresh() {
    follow(await readJson('/sandbox/clock'));
  },
  speak() {
    const words = WORDS[desk.language];
    say(panel, words);
    buttons.forEach((button, index) => {
      button.textContent = words.steps[index];
    });
    show();
  },
};

async function move(how) {
  const { ok, value } = await sendJson('/sandbox/clock', how);
  follow(value);
  const words = WORDS[desk.language];
  desk.notify(ok ? `${words.moved} ${dayOf(desk.now())}, ${timeOf(desk.now())}` : words[value.error]);
}

function follow({ now }) {
  desk.aheadMs = Date.parse(now) - Date.now();
  show();
}

function show() {
  const now = desk.now();
  const { year, month, day, hour, minute } = partsOf(now);
  const time = panel.querySelector('time');
  time.dateTime = new Date(now).toISOString();
  const weekday = WORDS[desk.language].weekdays[new Date(`${year}-${month}-${day}T00:00Z`).getUTCDay()];
  time.textContent = `${timeOf(now)} · ${dayOf(now)}, ${weekday}`;
  if (document.activeElement !== field && field.value === '') {
    field.value = `${year}-${month}-${day}T${hour}:${minute}`;
  }
}
