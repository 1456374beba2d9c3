import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import type { Transaction } from '../../domain/history/Transaction';
import { formatDate } from '../../domain/time/format';
import { AccountWords } from '../components/AccountWords';
import { Alert } from '../components/Alert';
import { Amount } from '../components/Amount';
import { EmptyState } from '../components/EmptyState';
import { Icon } from '../components/Icon';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { SearchField } from '../components/SearchField';
import { useLanguage } from '../language/useLanguage';
import { useService } from '../shell/ServicesContext';
import { HubTemplates } from '../templates/HubTemplates';
import type { HubTile } from './paymentHub';
import styles from './PaymentHubScreen.module.css';
import { PaymentHubViewModel } from './PaymentHubViewModel';
import type { TileWords } from './PaymentHubViewModel';

/** Every way to move money; only those that exist. */
export const PaymentHubScreen = observer(function PaymentHubScreen() {
  const { t } = useTranslation('transfer');
  const model = useService(PaymentHubViewModel);
  const words: TileWords = useMemo(() => t('kinds', { returnObjects: true }), [t]);

  useEffect(() => model.setWords(words), [model, words]);
  useEffect(() => model.load(), [model]);

  return (
    <>
      <PageHeader title={t('hub.title')} />
      <div className={styles['content']}>
        {model.createsNothing && (
          <Alert>
            <p>{t('hub.makersOnly')}</p>
          </Alert>
        )}
        <SearchField
          id="payment-search"
          label={t('hub.search')}
          placeholder={t('hub.searchPlaceholder')}
          value={model.search}
          onChange={model.setSearch}
        />
        {model.groups.map(({ group, tiles }) => (
          <section key={group} aria-labelledby={`hub-${group}`}>
            <h2 id={`hub-${group}`} className={styles['group']}>
              {t(`hub.groups.${group}`)}
            </h2>
            <ul className={styles['ways']}>
              {tiles.map((tile) => (
                <li key={tile.name}>
                  <Tile tile={tile} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {model.groups.length === 0 && (
          <Panel>
            <EmptyState icon="search" title={t('hub.noMatchesTitle')} text={t('hub.noMatchesText')} />
          </Panel>
        )}
        <HubTemplates />
        {model.recipients.length > 0 && <Recipients model={model} />}
      </div>
    </>
  );
});

function Tile({ tile: { name, path, icon } }: { readonly tile: HubTile }) {
  const { t } = useTranslation('transfer');
  return (
    <Link to={path} className={styles['way']}>
      <span className={styles['sign']}>
        <Icon name={icon} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>{t(`kinds.${name}.title`)}</span>
        <span className={styles['text']}>{t(`kinds.${name}.text`)}</span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  );
}

interface RecipientsProps {
  readonly model: PaymentHubViewModel;
}

const Recipients = observer(function Recipients({ model }: RecipientsProps) {
  const language = useLanguage();
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const repeat = (transaction: Transaction): void => {
    const path = model.repeat(transaction);
    if (path !== undefined) {
      void navigate(path);
    }
  };
  return (
    <Panel title={t('hub.recipients')} flush>
      <ul>
        {model.recipients.map((transaction) => (
          <li key={transaction.id} className={styles['recipient']}>
            <button type="button" className={styles['again']} onClick={() => repeat(transaction)}>
              <span className={styles['sign']}>
                <Icon name="repeat" />
              </span>
              <AccountWords
                number={transaction.credit.accountNumber ?? ''}
                owner={model.nameOf(transaction) === '' ? transaction.recipientName : model.nameOf(transaction)}
              />
              <span className={styles['last']}>
                <Amount amount={transaction.debit.amount} />
                <span className={styles['text']}>{formatDate(transaction.createdAt, language)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
