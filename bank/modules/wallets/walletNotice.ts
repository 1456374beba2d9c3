import { shownWalletNumber } from '../../../src/domain/wallet/walletNumber';
import type { LocalizedContent } from '../../db/Tables';

export type WalletNews = 'bound' | 'registered' | 'refused';

const WORDS: Readonly<Record<WalletNews, (wallet: string) => LocalizedContent>> = {
  bound: (wallet) => ({
    ru: {
      title: 'Кошелёк Elsom привязан',
      body: `Кошелёк ${wallet} теперь в списке ваших кошельков. Если это сделали не вы, сразу позвоните в банк.`,
    },
    en: {
      title: 'Elsom wallet bound',
      body: `Wallet ${wallet} is in the list of your wallets now. If it was not you, call the bank at once.`,
    },
    kg: {
      title: 'Elsom капчыгы байланды',
      body: `${wallet} капчыгы эми сиздин капчыктарыңыздын тизмесинде. Эгер муну сиз жасаган жок болсоңуз, дароо банкка чалыңыз.`,
    },
    cn: { title: 'Elsom 钱包已绑定', body: `钱包 ${wallet} 已加入您的钱包列表。如非本人操作，请立即致电银行。` },
  }),
  registered: (wallet) => ({
    ru: {
      title: 'Кошелёк Elsom открыт',
      body: `Кошелёк ${wallet} зарегистрирован и привязан. Его баланс виден в списке кошельков.`,
    },
    en: {
      title: 'Elsom wallet opened',
      body: `Wallet ${wallet} is registered and bound. Its balance is shown in the list of wallets.`,
    },
    kg: {
      title: 'Elsom капчыгы ачылды',
      body: `${wallet} капчыгы катталды жана байланды. Анын балансы капчыктардын тизмесинде көрүнөт.`,
    },
    cn: { title: 'Elsom 钱包已开立', body: `钱包 ${wallet} 已注册并绑定，余额见钱包列表。` },
  }),
  refused: (wallet) => ({
    ru: {
      title: 'Кошелёк Elsom не открыт',
      body: `Оператор отказал в регистрации кошелька ${wallet}. Причину можно узнать у оператора.`,
    },
    en: {
      title: 'Elsom wallet not opened',
      body: `The operator has refused to register wallet ${wallet}. Ask the operator for the reason.`,
    },
    kg: {
      title: 'Elsom капчыгы ачылган жок',
      body: `Оператор ${wallet} капчыгын каттоодон баш тартты. Себебин оператордон билсеңиз болот.`,
    },
    cn: { title: 'Elsom 钱包未开立', body: `运营商拒绝注册钱包 ${wallet}。请向运营商了解原因。` },
  }),
};

/** Notice to the customer about a wallet. */
export function walletNotice(news: WalletNews, number: string): LocalizedContent {
  return WORDS[news](shownWalletNumber(number));
}
