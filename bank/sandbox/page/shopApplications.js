import { desk, deskList, fromTemplate, sendJson } from './desk.js';

const WORDS = {
  ru: {
    heading: 'Заявки на продукты',
    hint: 'Сотрудник банка ведёт заявку на продукт от состояния к состоянию. Клиент видит каждое сразу и получает уведомление.',
    nobody: 'Открытых заявок нет.',
    comment: 'Комментарий клиенту',
    moved: 'Состояние изменено.',
    NOT_MOVED: 'Заявка уже в другом состоянии.',
    products: {
      makeCheckbookOrder: 'Чековые книжки',
      makeStatementRequest: 'Справка о счетах',
      makeLoanStatementRequest: 'Справка о кредитах',
      makeAccountOpening: 'Новый счёт',
      makeLoanApplication: 'Кредит',
      makeDepositBoxReservation: 'Сейфовая ячейка',
      makeBondPurchase: 'Облигации',
      makeDebitCardOrder: 'Дебетовая карта',
      makeInstantCardOrder: 'Карта «Элкарт» за день',
      makeCreditCardApplication: 'Кредитная карта',
      makeCardReissue: 'Перевыпуск карты',
      makeCardRenewal: 'Карта на новый срок',
    },
    states: {
      ACCEPTED_FOR_PROCESSING: 'Принято в обработку',
      IN_PROCESS: 'В обработке',
      UNDER_REVIEW: 'На рассмотрении',
      RENEGOTIATION: 'Уточнение условий',
      FORMED: 'Сформировано',
      ACCEPTED: 'Выполнено',
      REJECTED: 'Отказано',
    },
  },
  en: {
    heading: 'Product applications',
    hint: 'An employee of the bank moves an application from state to state. The customer sees each at once and is notified.',
    nobody: 'There are no open applications.',
    comment: 'Comment to the customer',
    moved: 'The state is changed.',
    NOT_MOVED: 'The application is in another state already.',
    products: {
      makeCheckbookOrder: 'Checkbooks',
      makeStatementRequest: 'Account certificate',
      makeLoanStatementRequest: 'Loan certificate',
      makeAccountOpening: 'New account',
      makeLoanApplication: 'Loan',
      makeDepositBoxReservation: 'Safe-deposit box',
      makeBondPurchase: 'Bonds',
      makeDebitCardOrder: 'Debit card',
      makeInstantCardOrder: 'Elcart card in a day',
      makeCreditCardApplication: 'Credit card',
      makeCardReissue: 'Card replacement',
      makeCardRenewal: 'Card renewal',
    },
    states: {
      ACCEPTED_FOR_PROCESSING: 'Accepted for processing',
      IN_PROCESS: 'In process',
      UNDER_REVIEW: 'Under review',
      RENEGOTIATION: 'Terms being clarified',
      FORMED: 'Formed',
      ACCEPTED: 'Complete',
      REJECTED: 'Rejected',
    },
  },
  kg: {
    heading: 'Продукттарга арыздар',
    hint: 'Банктын кызматкери продуктка арызды абалдан абалга жылдырат. Кардар ар бирин дароо көрүп, билдирме алат.',
    nobody: 'Ачык арыз жок.',
    comment: 'Кардарга түшүндүрмө',
    moved: 'Абалы өзгөртүлдү.',
    NOT_MOVED: 'Арыз башка абалда.',
    products: {
      makeCheckbookOrder: 'Чек китепчелери',
      makeStatementRequest: 'Эсептер боюнча маалымкат',
      makeLoanStatementRequest: 'Насыялар боюнча маалымкат',
      makeAccountOpening: 'Жаңы эсеп',
      makeLoanApplication: 'Насыя',
      makeDepositBoxReservation: 'Сейф уячасы',
      makeBondPurchase: 'Облигациялар',
      makeDebitCardOrder: 'Дебеттик карта',
      makeInstantCardOrder: '«Элкарт» бир күндө',
      makeCreditCardApplication: 'Насыя картасы',
      makeCardReissue: 'Картаны алмаштыруу',
      makeCardRenewal: 'Жаңы мөөнөткө карта',
    },
    states: {
      ACCEPTED_FOR_PROCESSING: 'Иштетүүгө кабыл алынды',
      IN_PROCESS: 'Иштетилүүдө',
      UNDER_REVIEW: 'Каралууда',
      RENEGOTIATION: 'Шарттар такталууда',
      FORMED: 'Даярдалды',
      ACCEPTED: 'Аткарылды',
      REJECTED: 'Четке кагылды',
    },
  },
  cn: {
    heading: '产品申请',
    hint: '银行员工逐步推进申请。客户会立即看到每个状态并收到通知。',
    nobody: '没有待处理的申请。',
    comment: '给客户的备注',
    moved: '状态已更改。',
    NOT_MOVED: '申请已处于其他状态。',
    products: {
      makeCheckbookOrder: '支票簿',
      makeStatementRequest: '账户证明',
      makeLoanStatementRequest: '贷款证明',
      makeAccountOpening: '新账户',
      makeLoanApplication: '贷款',
      makeDepositBoxReservation: '保管箱',
      makeBondPurchase: '债券',
      makeDebitCardOrder: '借记卡',
      makeInstantCardOrder: 'Elcart 次日卡',
      makeCreditCardApplication: '信用卡',
      makeCardReissue: '换卡',
      makeCardRenewal: '到期换卡',
    },
    states: {
      ACCEPTED_FOR_PROCESSING: '已受理',
      IN_PROCESS: '处理中',
      UNDER_REVIEW: '审核中',
      RENEGOTIATION: '条件确认中',
      FORMED: '已备好',
      ACCEPTED: '已完成',
      REJECTED: '已拒绝',
    },
  },
};

const section = document.getElementById('shop-applications');

/** Applications for products the bank works on, each with the states it may be moved to. */
export const shopApplications = deskList({ section, address: '/sandbox/applications', words: WORDS, elementOf });

function elementOf({ id, product, state, customer, next }) {
  const words = WORDS[desk.language];
  const element = fromTemplate('shop-application-template');
  element.querySelector('.owner-name').textContent = `${words.products[product]}, ${id}`;
  element.querySelector('.expiry').textContent = `${customer[desk.language] || customer.ru} · ${words.states[state]}`;
  const comment = element.querySelector('input');
  comment.setAttribute('aria-label', `${words.comment}: ${id}`);
  comment.placeholder = words.comment;
  element.querySelector('.moves').append(
    ...next.map((to) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button';
      button.textContent = words.states[to];
      button.setAttribute('aria-label', `${words.states[to]}: ${id}`);
      button.addEventListener('click', () => void move({ id, to, comment: comment.value.trim() }));
      return button;
    }),
  );
  return element;
}

async function move(request) {
  const { ok, value } = await sendJson('/sandbox/applications/move', request);
  const words = WORDS[desk.language];
  desk.notify(ok ? words.moved : (words[value.error] ?? words.NOT_MOVED));
  await shopApplications.refresh();
}
