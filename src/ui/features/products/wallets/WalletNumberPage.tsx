import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { WalletBindingForm } from '../../../../domain/wallet/walletForms';
import { readWalletNumber, shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import type { ProductChangeModel } from '../../../flow/change/ProductChangePage';
import { useService } from '../../../kernel/ServicesContext';
import { WALLETS_PATH } from '../../../objects/wallets/walletPaths';
import { WalletNumberCheckViewModel } from './WalletNumberCheckViewModel';
import type { CheckedNumber } from './WalletNumberCheckViewModel';
import { WalletNumberField } from './WalletNumberField';

interface WalletNumberPageProps {
  /** Group of the texts of the change. */
  readonly group: 'bind' | 'register';
  readonly path: string;
  readonly model: ProductChangeModel<string> & {
    readonly form: WalletBindingForm;
    change(values: WalletBindingForm): void;
  };
  /** Names of the fields in the order of the form. */
  readonly fields: readonly string[];
  /** Renders the information on a number once the operator has returned it. */
  readonly news: (checked: CheckedNumber) => ReactNode;
  /** Renders the fields below the number, given the error text of each. */
  readonly children?: (texts: Readonly<Partial<Record<string, string>>>) => ReactNode;
}

/** Form, code and result of a change that begins with the number of a wallet. */
export const WalletNumberPage = observer(function WalletNumberPage(props: WalletNumberPageProps) {
  const { group, path, model, fields, news, children } = props;
  const { t } = useTranslation('wallets');
  const check = useService(WalletNumberCheckViewModel);
  const number = shownWalletNumber(readWalletNumber(model.form.number) ?? '');
  return (
    <ProductChangePage
      model={model}
      fields={fields}
      frame={{
        path,
        title: t(`${group}.title`),
        lead: t(`${group}.lead`),
        subject: t(`${group}.subject`, { number }),
        doneTitle: t(`${group}.doneTitle`),
        doneText: t(`${group}.doneText`, { number }),
        back: { to: WALLETS_PATH, label: t('title') },
      }}
    >
      {(texts) => (
        <>
          <WalletNumberField
            check={check}
            hint={t(`${group}.hint`)}
            value={model.form.number}
            onChange={(typed) => model.change({ number: typed })}
            violation={texts['number']}
            news={news}
          />
          {children?.(texts)}
        </>
      )}
    </ProductChangePage>
  );
});
