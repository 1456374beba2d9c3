import { wallets as cn } from '../../../src/locales/cn/notices.json';
import { wallets as en } from '../../../src/locales/en/notices.json';
import { wallets as kg } from '../../../src/locales/kg/notices.json';
import { wallets as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import { shownWalletNumber } from '../../../src/domain/wallet/walletNumber';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

export type WalletNews = 'bound' | 'registered' | 'refused';

/** Notice to the customer about a wallet. */
export function walletNotice(news: WalletNews, number: string): LocalizedContent {
  return filledNotice(TEXTS[news], { number: shownWalletNumber(number) });
}
