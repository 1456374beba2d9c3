import type { LocalizedText } from '../language/Language';
import type { OperationId } from '../operation/OperationId';

/** Intended use of a wallet; the operator requires it for every wallet it opens. */
export interface RegistrationTopic {
  readonly id: string;
  readonly name: LocalizedText;
}

/** Request to open a wallet. */
export interface WalletRegistration {
  readonly operationId: OperationId;
  readonly number: string;
  readonly topicId: string;
}

export const REGISTRATION_TOPICS: readonly RegistrationTopic[] = [
  {
    id: 'payments',
    name: {
      ru: 'Оплата услуг и покупок',
      en: 'Paying for services and purchases',
      kg: 'Кызматтарга жана сатып алууларга төлөө',
      cn: '支付服务和购物',
    },
  },
  {
    id: 'family',
    name: {
      ru: 'Переводы родным и знакомым',
      en: 'Sending money to family and friends',
      kg: 'Туугандарга жана тааныштарга которуу',
      cn: '给亲友转账',
    },
  },
  {
    id: 'income',
    name: {
      ru: 'Зарплата, пенсия и пособия',
      en: 'Wages, pension and benefits',
      kg: 'Айлык, пенсия жана жөлөкпул',
      cn: '领取工资、养老金和补助',
    },
  },
  {
    id: 'business',
    name: {
      ru: 'Оплата от покупателей',
      en: 'Being paid by customers',
      kg: 'Кардарлардан төлөм алуу',
      cn: '收取顾客付款',
    },
  },
];

export function isRegistrationTopic(id: string): boolean {
  return REGISTRATION_TOPICS.some((topic) => topic.id === id);
}
