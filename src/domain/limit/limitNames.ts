import type { LocalizedText } from '../language/Language';
import type { TransferCode } from '../movements/movements';

/** Names of the limits in messages, as the pages have them. */
export const LIMIT_NAMES: Readonly<Record<TransferCode, LocalizedText>> = {
  BANK_CLIENT: { ru: 'Клиентам банка', en: 'To bank customers', kg: 'Банктын кардарларына', cn: '本行客户' },
  CLEARING: {
    ru: 'В другие банки, клиринг',
    en: 'To other banks by clearing',
    kg: 'Башка банктарга, клиринг',
    cn: '他行转账（批量清算）',
  },
  GROSS: {
    ru: 'В другие банки, гросс',
    en: 'To other banks by gross',
    kg: 'Башка банктарга, гросс',
    cn: '他行转账（实时全额结算）',
  },
  SWIFT: { ru: 'SWIFT-переводы', en: 'SWIFT transfers', kg: 'SWIFT которуулар', cn: 'SWIFT 汇款' },
  TAX: { ru: 'Налоги', en: 'Taxes', kg: 'Салыктар', cn: '税款' },
  FINE: { ru: 'Штрафы', en: 'Fines', kg: 'Айыптар', cn: '罚款' },
  SERVICE_PAYMENT: { ru: 'Оплата услуг', en: 'Payments for services', kg: 'Кызматтарга төлөө', cn: '服务缴费' },
  MOBILE_PAYMENT: { ru: 'Мобильная связь', en: 'Mobile top-up', kg: 'Мобилдик байланыш', cn: '手机充值' },
  IPC_CARD: { ru: 'На карты Элкарт', en: 'To Elcart cards', kg: 'Элкарт карталарына', cn: '转账至 Elcart 卡' },
  VISA_OCT: { ru: 'На карты Visa', en: 'To Visa cards', kg: 'Visa карталарына', cn: '转账至 Visa 卡' },
  VISA_AFT: {
    ru: 'Пополнение с карты Visa',
    en: 'Replenishment from a Visa card',
    kg: 'Visa картасынан толуктоо',
    cn: '从 Visa 卡充值',
  },
  QR: { ru: 'Оплата по QR', en: 'QR payments', kg: 'QR төлөмдөр', cn: '二维码支付' },
  MONEY_TRANSFER: {
    ru: 'Системы денежных переводов',
    en: 'Money-transfer systems',
    kg: 'Акча которуу системалары',
    cn: '汇款系统',
  },
};
