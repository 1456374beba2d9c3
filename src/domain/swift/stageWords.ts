import type { LocalizedText } from '../language/Language';
import type { SwiftStage } from './tracking';

/** Display names of the stages of a transfer abroad, for screens and documents. */
export const STAGE_WORDS: Readonly<Record<SwiftStage, LocalizedText>> = {
  sent: { ru: 'Отправлено нашим банком', en: 'Sent by our bank', kg: 'Биздин банк жөнөттү', cn: '我行已发出' },
  atCorrespondent: {
    ru: 'Принято банком-корреспондентом',
    en: 'Taken by the correspondent bank',
    kg: 'Корреспондент-банк кабыл алды',
    cn: '代理行已受理',
  },
  informationAsked: {
    ru: 'Банк на пути просит сведения',
    en: 'A bank on the way asks for information',
    kg: 'Жолдогу банк маалымат сурады',
    cn: '途经银行要求补充信息',
  },
  atRecipientBank: {
    ru: 'В банке получателя',
    en: 'At the recipient’s bank',
    kg: 'Алуучунун банкында',
    cn: '已到达收款银行',
  },
  credited: { ru: 'Зачислено получателю', en: 'Credited to the recipient', kg: 'Алуучуга түштү', cn: '已入收款人账户' },
  rejected: {
    ru: 'Отклонено, деньги возвращены',
    en: 'Rejected, the money is back',
    kg: 'Четке кагылды, акча кайтарылды',
    cn: '已拒绝，款项已退回',
  },
  returned: {
    ru: 'Возвращено банком получателя',
    en: 'Returned by the recipient’s bank',
    kg: 'Алуучунун банкы кайтарды',
    cn: '收款银行已退回',
  },
};
