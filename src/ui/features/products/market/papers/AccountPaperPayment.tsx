import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { groupAccountNumber } from '../../../../../domain/account/accountNumber';
import { listedAccounts } from '../../../../../domain/account/mainAccount';
import { joinedParts } from '../../../../../domain/language/punctuation';
import { useAccountName } from '../../../../components/useAccountName';
import { useLanguage } from '../../../../language/useLanguage';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import { OfferedProduct } from '../OfferedProduct';
import { accountPaperOrdering } from './paperOrdering';
import { PaperSubjects, PaperTerms } from './PaperFields';
import type { PaperFieldsProps } from './PaperFields';

/** Fields of an order for a certificate about accounts. */
const Fields = observer(function AccountPaperFields({ model }: PaperFieldsProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const nameOf = useAccountName();
  return (
    <>
      <PaperSubjects
        model={model}
        label={t('paper.accounts')}
        options={listedAccounts(model.accounts).map((account) => ({
          value: account.number,
          label: nameOf(account),
          hint: joinedParts([groupAccountNumber(account.number), account.currency], language),
        }))}
      />
      <PaperTerms model={model} product="makeStatementRequest" />
    </>
  );
});

export function AccountPaperPayment() {
  return (
    <OfferedProduct product="makeStatementRequest">
      <PaymentRoutes kind={accountPaperOrdering} Fields={Fields} />
    </OfferedProduct>
  );
}
