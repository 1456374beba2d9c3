import type { LocalizedText } from '../language/Language';

/**
 * Payment networks: domestic banks, banks abroad, Elcart and Visa cards, service providers, the treasury, QR payments, and money-transfer
 * systems.
 */
export const NETWORK_NAMES = ['interbank', 'swift', 'ipc', 'visa', 'provider', 'budget', 'elqr', 'remittance'] as const;

export type NetworkName = (typeof NETWORK_NAMES)[number];

/** Display names of the networks. */
export const NETWORK_WORDS: Readonly<Record<NetworkName, LocalizedText>> = {
  interbank: {
    ru: 'Межбанковская платёжная система',
    en: 'Interbank payment system',
    kg: 'Банктар аралык төлөм системасы',
    cn: '银行间支付系统',
  },
  swift: { ru: 'SWIFT', en: 'SWIFT', kg: 'SWIFT', cn: 'SWIFT' },
  ipc: {
    ru: 'Элкарт (Межбанковский процессинговый центр)',
    en: 'Elcart (Interbank Processing Centre)',
    kg: 'Элкарт (Банктар аралык процессинг борбору)',
    cn: 'Elcart（银行间处理中心）',
  },
  visa: { ru: 'Visa', en: 'Visa', kg: 'Visa', cn: 'Visa' },
  provider: {
    ru: 'Сеть приёма платежей за услуги',
    en: 'Network of service providers',
    kg: 'Кызматтар үчүн төлөмдөр тармагы',
    cn: '服务缴费网络',
  },
  budget: { ru: 'Казначейство', en: 'Treasury', kg: 'Казына', cn: '国库' },
  elqr: { ru: 'ELQR', en: 'ELQR', kg: 'ELQR', cn: 'ELQR' },
  remittance: {
    ru: 'Система денежных переводов',
    en: 'Money-transfer system',
    kg: 'Акча которуу системасы',
    cn: '汇款系统',
  },
};
