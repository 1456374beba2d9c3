import cn from '../../../src/locales/cn/notices/wallets.json';
import en from '../../../src/locales/en/notices/wallets.json';
import kg from '../../../src/locales/kg/notices/wallets.json';
import ru from '../../../src/locales/ru/notices/wallets.json';
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
