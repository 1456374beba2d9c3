import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { PUNCTUATION } from '../../../../domain/language/punctuation';
import { moneyParts } from '../../../../domain/money/formatAmount';
import type { Money } from '../../../../domain/money/Money';
import { Amount } from '../../../components/Amount';
import { useAmountsHidden } from '../../../components/HiddenAmounts';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { LakeFigure, LakePanel, LakeTitle } from '../../../components/LakePanel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useLanguage } from '../../../language/useLanguage';
import { ActionRow } from './ActionRow';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './TotalPanel.module.css';

/** The one total of the home page, what it is made of, and the most frequent acts. It has its size before anything is loaded. */
export const TotalPanel = observer(function TotalPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  const titleId = useId();
  return (
    <LakePanel titleId={titleId}>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h2 id={titleId}>
            <LakeTitle>{t('sum.title')}</LakeTitle>
          </h2>
          <IconButton
            className={styles['eye']}
            label={t(model.amountsHidden ? 'showAmounts' : 'hideAmounts')}
            onClick={model.toggleAmounts}
          >
            <Icon name={model.amountsHidden ? 'eye' : 'eyeClosed'} />
          </IconButton>
        </div>
        <TotalContent model={model} />
      </div>
      <ActionRow isCorporate={model.isCorporate} />
    </LakePanel>
  );
});

const TotalContent = observer(function TotalContent({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation(['home', 'common']);
  switch (model.totalStatus) {
    case 'LOADING':
      return (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{t('common:loading')}</span>
          </VisuallyHidden>
          <LakeFigure>
            <span className={styles['ghost']} />
          </LakeFigure>
          <p className={styles['made']} />
        </div>
      );
    case 'ERROR':
      return (
        <div role="alert">
          <p className={styles['said']}>{t('home:accountsFailed')}</p>
          <button type="button" className={styles['retry']} onClick={model.retryAccounts}>
            {t('common:tryAgain')}
          </button>
        </div>
      );
    case 'EMPTY':
      return <p className={styles['said']}>{t('home:noAccounts')}</p>;
    case 'LOADED':
      return (
        <>
          <TotalFigure amount={model.total.total} />
          <MadeOf model={model} />
        </>
      );
    default:
      return model.totalStatus satisfies never;
  }
});

/** The total, its currency lighter and smaller; dots of the same height while amounts are hidden. */
function TotalFigure({ amount }: { readonly amount: Money }) {
  const { before, number, after } = moneyParts(amount, useLanguage());
  return (
    <LakeFigure>
      {useAmountsHidden() ? (
        <Amount amount={amount} />
      ) : (
        <span translate="no">
          {before !== '' && <span className={styles['currency']}>{before}</span>}
          {number}
          {after !== '' && <span className={styles['currency']}>{after}</span>}
        </span>
      )}
    </LakeFigure>
  );
}

/** Sums by currency and the rate they were added up at; for accounts in som alone, their number is said with the accounts. */
const MadeOf = observer(function MadeOf({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  const punctuation = PUNCTUATION[useLanguage()];
  const { converted, leftOut } = model.total;
  const notes = [
    ...(converted.length > 0 ? [t('sum.atRate')] : []),
    ...(leftOut.length > 0 ? [t('sum.leftOut', { currencies: leftOut.join(punctuation.between) })] : []),
  ];
  return (
    <p className={styles['made']}>
      {notes.length > 0 && (
        <>
          {`${t('sum.of')}${punctuation.blank}`}
          {model.groups.map(({ currency, total }, index) => (
            <span key={currency}>
              {index > 0 && punctuation.between}
              <Amount amount={total} />
            </span>
          ))}
          {notes.map((note) => `${punctuation.semicolon}${note}`).join('')}
        </>
      )}
    </p>
  );
});
