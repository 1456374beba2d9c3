import type { TFunction } from 'i18next';
import { runInAction } from 'mobx';

import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import type { Account } from '../../domain/account/Account';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import type { Language } from '../../domain/language/Language';
import { PLURAL_CATEGORIES } from '../../domain/language/plural';
import type { PluralCategory } from '../../domain/language/plural';
import { PUNCTUATION } from '../../domain/language/punctuation';
import { success } from '../../domain/result/Result';
import { HiddenAmounts } from '../components/HiddenAmounts';
import { PanelFolding } from '../components/PanelFolding';
import { AccountsPanel } from '../features/accounts/home/AccountsPanel';
import { HomeDeps, HomeScreenViewModel } from '../features/accounts/home/HomeScreenViewModel';
import { TotalPanel } from '../features/accounts/home/TotalPanel';
import { drawerOf, servicesOf } from './drawing';
import type { FigureWords } from './figures';
import { SOMEBODY } from './frameUsers';
import { sampleTexts } from './samples';

interface Figures {
  readonly accounts: readonly Account[];
  readonly rates: readonly ExchangeRate[];
}

type Texts = TFunction<('home' | 'common')[]>;

/** Words in which src/ui/early/figures.ts writes. */
function wordsOf(t: Texts, language: Language): FigureWords {
  const { semicolon } = PUNCTUATION[language];
  const samples = sampleTexts(language);
  const noun = (context: PluralCategory) => t('home:count', { context, number: '' }).trim();
  return {
    language,
    unnamed: t('common:accountWithoutName', { currency: samples.currency }),
    atRate: `${semicolon}${t('home:sum.atRate')}`,
    leftOut: `${semicolon}${t('home:sum.leftOut', { currencies: samples.leftOut })}`,
    nouns: Object.fromEntries(PLURAL_CATEGORIES[language].map((category) => [category, noun(category)])),
  };
}

const FOLDING = { isFolded: false, toggle: () => undefined };

/** The total and the accounts as the application shows them, with amounts in sight and hidden, and the words src/ui/early/figures.ts writes others with. */
export async function figuresMarkup(language: Language, { accounts, rates }: Figures): Promise<string> {
  const { draw, t } = await drawerOf(language);
  const services = servicesOf(language, SOMEBODY, {
    GET_ACCOUNTS_V2: success(accounts),
    GET_EXCHANGE_RATES: success(rates),
  });
  const stores = services.get(HomeDeps);
  await Promise.all([stores.accounts.renew(), stores.rates.renew()]);
  const model = services.get(HomeScreenViewModel);
  const words = JSON.stringify(wordsOf(t, language));
  const visibility = services.get(AmountVisibility);
  return [false, true]
    .map((hidden) => {
      runInAction(() => {
        visibility.hidden = hidden;
      });
      return draw(
        services,
        <HiddenAmounts value={hidden}>
          <PanelFolding value={FOLDING}>
            <div data-look={hidden ? 'hidden' : 'shown'} data-words={words}>
              <TotalPanel model={model} />
              <AccountsPanel model={model} />
            </div>
          </PanelFolding>
        </HiddenAmounts>,
      );
    })
    .join('');
}
