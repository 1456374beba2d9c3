import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

import { WalletsStore } from '../../../../application/wallets/WalletsStore';
import { formatDate } from '../../../../domain/time/format';
import type { Wallet } from '../../../../domain/wallet/Wallet';
import { shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { Stack } from '../../../components/Stack';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { WalletAmount } from './WalletAmount';
import { WalletHistory } from './WalletHistory';
import { WALLETS_PATH } from '../../../objects/wallets/walletPaths';
import styles from './Wallets.module.css';
import { WalletScreenViewModel } from './WalletScreenViewModel';

const SKELETON_ROWS = 4;

/** One wallet: its balance, its movements, and unbinding it. */
export const WalletScreen = observer(function WalletScreen() {
  const { t } = useTranslation('wallets');
  const { walletId = '' } = useParams();
  const store = useService(WalletsStore);
  const wallet = store.byId(walletId);
  const model = useService(WalletScreenViewModel);

  useEffect(() => void store.ensure(), [store]);

  if (model.unbound) {
    return <Navigate to={WALLETS_PATH} replace />;
  }
  return (
    <>
      <PageHeader
        title={wallet === undefined ? t('wallet') : t('name', { number: shownWalletNumber(wallet.number) })}
        back={{ to: WALLETS_PATH, label: t('title') }}
      />
      <WhenFound
        value={wallet}
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void store.reload()}
        missing={{ icon: 'wallet', title: t('missing.title'), text: t('missing.text') }}
      >
        {(found) => <Bound key={found.id} wallet={found} model={model} />}
      </WhenFound>
    </>
  );
});

interface BoundProps {
  readonly wallet: Wallet;
  readonly model: WalletScreenViewModel;
}

const Bound = observer(function Bound({ wallet, model }: BoundProps) {
  const language = useLanguage();
  const { t } = useTranslation('wallets');
  return (
    <Stack>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <Panel>
        <Stack>
          <WalletAmount wallet={wallet} size="large" />
          {wallet.status !== 'registering' && (
            <>
              <p className={styles['note']}>{t('since', { day: formatDate(wallet.since, language) })}</p>
              <ButtonRow>
                <Button tone="secondary" onClick={model.ask}>
                  {t('unbind.action')}
                </Button>
              </ButtonRow>
            </>
          )}
        </Stack>
        <QuestionDialog
          open={model.asking}
          title={t('unbind.question')}
          yes={t('unbind.yes')}
          no={t('unbind.no')}
          busy={model.busy}
          onYes={() => void model.unbind(wallet.id)}
          onNo={model.cancel}
        >
          {t('unbind.text', { number: shownWalletNumber(wallet.number) })}
        </QuestionDialog>
      </Panel>
      {wallet.status === 'bound' && <WalletHistory walletId={wallet.id} model={model} />}
    </Stack>
  );
});
