import cn from '../../locales/cn/domain/walletTopics.json';
import en from '../../locales/en/domain/walletTopics.json';
import kg from '../../locales/kg/domain/walletTopics.json';
import ru from '../../locales/ru/domain/walletTopics.json';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
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

const NAMES = localizedTexts({ ru, en, kg, cn });

export const REGISTRATION_TOPICS: readonly RegistrationTopic[] = [
  { id: 'payments', name: NAMES.payments },
  { id: 'family', name: NAMES.family },
  { id: 'income', name: NAMES.income },
  { id: 'business', name: NAMES.business },
];

export function isRegistrationTopic(id: string): boolean {
  return REGISTRATION_TOPICS.some((topic) => topic.id === id);
}
