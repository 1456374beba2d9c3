import type { LocalizedContent } from '../../db/Tables';
import type { CardOrder } from '../../networks/ports/CardProcessing';

type Words = (card: string) => LocalizedContent;

const DONE: Readonly<Record<CardOrder['kind'], Words>> = {
  block: (card) => ({
    ru: {
      title: `Карта ${card} заблокирована`,
      body: 'Платить ею больше нельзя. Когда она снова понадобится, разблокируйте её на странице карты.',
    },
    en: {
      title: `Card ${card} is blocked`,
      body: 'Nobody can pay with it any more. When you need it again, unblock it on the page of the card.',
    },
    kg: {
      title: `${card} картасы бөгөттөлдү`,
      body: 'Аны менен эми төлөөгө болбойт. Кайра керек болгондо, картанын барагынан бөгөттөн чыгарыңыз.',
    },
    cn: { title: `银行卡 ${card} 已锁定`, body: '任何人都无法再用此卡付款。需要时可在银行卡页面解锁。' },
  }),
  unblock: (card) => ({
    ru: { title: `Карта ${card} разблокирована`, body: 'Ею снова можно платить.' },
    en: { title: `Card ${card} is unblocked`, body: 'You can pay with it again.' },
    kg: { title: `${card} картасы бөгөттөн чыгарылды`, body: 'Аны менен кайра төлөй аласыз.' },
    cn: { title: `银行卡 ${card} 已解锁`, body: '现在可以重新用此卡付款。' },
  }),
  limit: (card) => ({
    ru: { title: `Лимит карты ${card} изменён`, body: 'Новый лимит уже действует.' },
    en: { title: `Limit of card ${card} changed`, body: 'The new limit holds from now on.' },
    kg: { title: `${card} картасынын лимити өзгөрдү`, body: 'Жаңы лимит иштей баштады.' },
    cn: { title: `银行卡 ${card} 限额已更改`, body: '新限额现已生效。' },
  }),
  pin: (card) => ({
    ru: {
      title: `ПИН-код карты ${card} установлен`,
      body: 'Прежний ПИН-код больше не действует. Если это сделали не вы, сразу заблокируйте карту и позвоните в банк.',
    },
    en: {
      title: `PIN of card ${card} set`,
      body: 'The earlier PIN is no longer good. If it was not you, block the card at once and call the bank.',
    },
    kg: {
      title: `${card} картасынын ПИН-коду коюлду`,
      body: 'Мурунку ПИН-код иштебейт. Эгер муну сиз жасаган жок болсоңуз, картаны дароо бөгөттөп, банкка чалыңыз.',
    },
    cn: { title: `银行卡 ${card} 密码已设置`, body: '原密码已失效。如非本人操作，请立即锁定此卡并致电银行。' },
  }),
};

const REFUSED: Readonly<Record<CardOrder['kind'], Words>> = {
  block: (card) => ({
    ru: {
      title: `Карту ${card} заблокировать не удалось`,
      body: 'Платёжная система не выполнила запрос. Позвоните в банк, мы заблокируем карту сами.',
    },
    en: {
      title: `Card ${card} could not be blocked`,
      body: 'The card network has not carried out the request. Call the bank and we will block the card ourselves.',
    },
    kg: {
      title: `${card} картасын бөгөттөө мүмкүн болбоду`,
      body: 'Төлөм системасы суроону аткарган жок. Банкка чалыңыз, картаны өзүбүз бөгөттөйбүз.',
    },
    cn: { title: `银行卡 ${card} 未能锁定`, body: '银行卡网络未执行该请求。请致电银行，由我们为您锁定。' },
  }),
  unblock: (card) => ({
    ru: {
      title: `Карту ${card} разблокировать не удалось`,
      body: 'Платёжная система не выполнила запрос. Позвоните в банк, чтобы узнать причину.',
    },
    en: {
      title: `Card ${card} could not be unblocked`,
      body: 'The card network has not carried out the request. Call the bank to learn why.',
    },
    kg: {
      title: `${card} картасын бөгөттөн чыгаруу мүмкүн болбоду`,
      body: 'Төлөм системасы суроону аткарган жок. Себебин билүү үчүн банкка чалыңыз.',
    },
    cn: { title: `银行卡 ${card} 未能解锁`, body: '银行卡网络未执行该请求。如需了解原因，请致电银行。' },
  }),
  limit: (card) => ({
    ru: {
      title: `Лимит карты ${card} не изменён`,
      body: 'Платёжная система не выполнила запрос, действует прежний лимит. Попробуйте ещё раз или позвоните в банк.',
    },
    en: {
      title: `Limit of card ${card} not changed`,
      body: 'The card network has not carried out the request; the limit stays as it was. Try again or call the bank.',
    },
    kg: {
      title: `${card} картасынын лимити өзгөргөн жок`,
      body: 'Төлөм системасы суроону аткарган жок, мурунку лимит иштейт. Кайра аракет кылыңыз же банкка чалыңыз.',
    },
    cn: { title: `银行卡 ${card} 限额未更改`, body: '银行卡网络未执行该请求，原限额继续有效。请重试或致电银行。' },
  }),
  pin: (card) => ({
    ru: {
      title: `ПИН-код карты ${card} не установлен`,
      body: 'Платёжная система не выполнила запрос, действует прежний ПИН-код. Попробуйте ещё раз или позвоните в банк.',
    },
    en: {
      title: `PIN of card ${card} not set`,
      body: 'The card network has not carried out the request; the earlier PIN stays good. Try again or call the bank.',
    },
    kg: {
      title: `${card} картасынын ПИН-коду коюлган жок`,
      body: 'Төлөм системасы суроону аткарган жок, мурунку ПИН-код иштейт. Кайра аракет кылыңыз же банкка чалыңыз.',
    },
    cn: { title: `银行卡 ${card} 密码未设置`, body: '银行卡网络未执行该请求，原密码继续有效。请重试或致电银行。' },
  }),
};

const SHOWN_DIGITS = 4;

/** Notice to the cardholder that the network has carried out a request about the card, or has refused it. */
export function cardNotice(kind: CardOrder['kind'], state: 'done' | 'refused', maskedNumber: string): LocalizedContent {
  return (state === 'done' ? DONE : REFUSED)[kind](`•${maskedNumber.slice(-SHOWN_DIGITS)}`);
}
