import type { LocalizedText } from '../../../../src/domain/language/Language';
import { OFFER_DAYS } from '../../../../src/domain/loan/digital/DigitalLoan';
import type { RefusalReason } from '../../../../src/domain/loan/digital/DigitalLoan';
import { formatMoney } from '../../../../src/domain/money/formatAmount';
import type { Money } from '../../../../src/domain/money/Money';
import type { LocalizedContent } from '../../../db/Tables';

const REASONS: Readonly<Record<RefusalReason, LocalizedText>> = {
  ARREARS: {
    ru: 'по вашему кредиту есть просрочка',
    en: 'something of a loan of yours is past due',
    kg: 'насыяңыз боюнча мөөнөтү өткөн карыз бар',
    cn: '您的贷款有逾期款项',
  },
  INCOME: {
    ru: 'поступлений на ваши счета недостаточно',
    en: 'too little comes in on your accounts',
    kg: 'эсептериңизге түшкөн каражат жетишсиз',
    cn: '您账户的收入不足',
  },
  DEBT: {
    ru: 'доход уже занят платежами по кредитам',
    en: 'instalments of your loans already take your income',
    kg: 'кирешеңиз насыя төлөмдөрүнө кетет',
    cn: '您的收入已用于偿还现有贷款',
  },
};

/** Notice to the customer that the online loan is approved. */
export function approvalNotice(approved: Money): LocalizedContent {
  return {
    ru: {
      title: 'Кредит одобрен',
      body: `Банк одобрил онлайн-кредит на ${formatMoney(approved, 'ru')}. Подпишите договор в течение ${OFFER_DAYS} дней, и деньги сразу придут на счёт.`,
    },
    en: {
      title: 'Loan approved',
      body: `The bank has approved an online loan of ${formatMoney(approved, 'en')}. Sign the agreement within ${OFFER_DAYS} days and the money arrives at once.`,
    },
    kg: {
      title: 'Насыя жактырылды',
      body: `Банк ${formatMoney(approved, 'kg')} онлайн насыяны жактырды. ${OFFER_DAYS} күндүн ичинде келишимге кол коюңуз, акча эсепке дароо түшөт.`,
    },
    cn: {
      title: '贷款已获批准',
      body: `银行已批准 ${formatMoney(approved, 'cn')} 的线上贷款。请在 ${OFFER_DAYS} 天内签署合同，款项将立即到账。`,
    },
  };
}

/** Notice to the customer that the online loan is declined, with the reason. */
export function refusalNotice(reason: RefusalReason): LocalizedContent {
  const why = REASONS[reason];
  return {
    ru: { title: 'В кредите отказано', body: `Банк не одобрил онлайн-кредит: ${why.ru}.` },
    en: { title: 'Loan declined', body: `The bank has not approved the online loan: ${why.en}.` },
    kg: { title: 'Насыя жактырылган жок', body: `Банк онлайн насыяны жактырган жок: ${why.kg}.` },
    cn: { title: '贷款未获批准', body: `银行未批准线上贷款：${why.cn}。` },
  };
}
