import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PaidParty } from '../../../../domain/payee/Payee';
import type { SwiftTransferDraft } from '../../../../domain/transfer/SwiftTransferDraft';
import { PayeePicker } from '../../../flow/payment/PayeePicker';
import { PayeeRemark } from '../../../flow/payment/PayeeRemark';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { abroadOptions } from '../../../flow/payment/accountOptions';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { swift as swiftPayment } from './swiftKind';
import { SwiftBankFields } from './SwiftBankFields';
import styles from './SwiftFields.module.css';
import type { SwiftFieldsProps } from './SwiftFieldsProps';
import { SwiftPaymentFields } from './SwiftPaymentFields';
import { SwiftRecipientFields } from './SwiftRecipientFields';
import { readIban } from '../../../../domain/text/identifiers';
import { SWIFT } from './resources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 8;

/** From which account, to whom at which bank, how much, what for and who pays the banks; the currency decides what is asked. */
export const SwiftFields = observer(function SwiftFields({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const swift = usePaymentResource(SWIFT);
  return (
    <WhenLoaded
      bare
      status={swift.status}
      rows={SKELETON_ROWS}
      failed={t('loadFailed')}
      onRetry={() => void swift.reload()}
    >
      {() => <LoadedFields model={model} />}
    </WhenLoaded>
  );
});

const LoadedFields = observer(function LoadedFields({ model }: SwiftFieldsProps) {
  const { t } = useTranslation(['swift', 'transfer']);
  const swift = usePaymentResource(SWIFT);
  const { draft, accounts } = model;
  const currency = model.accountOf(draft.debitAccountId)?.currency;

  useEffect(() => {
    if (currency !== undefined && currency !== 'KGS') {
      void swift.readDays(currency);
    }
  }, [swift, currency]);

  return (
    <>
      <PayeePicker form={swiftPayment} recipient={draft.creditAccountNumber} />
      <DebitAccountField model={model} hint={t('accountHint')} options={abroadOptions(accounts)} />
      <Section title={t('sections.bank')}>
        <SwiftBankFields model={model} />
      </Section>
      <Section title={t('sections.recipient')}>
        <SwiftRecipientFields model={model} />
        <PayeeRemark party={partyTyped(draft)} />
      </Section>
      <Section title={t('sections.payment')}>
        <SwiftPaymentFields model={model} />
      </Section>
    </>
  );
});

/** Shortest account number abroad that is compared while it is typed. */
const SHORTEST_ACCOUNT = 8;

/** Party of a draft, once account and bank are typed. */
function partyTyped({ creditAccountNumber, recipientName, bankCode }: SwiftTransferDraft): PaidParty | undefined {
  const accountNumber = readIban(creditAccountNumber);
  return accountNumber.length < SHORTEST_ACCOUNT || bankCode === ''
    ? undefined
    : { kind: 'abroad', accountNumber, name: recipientName, terms: { details: { bankCode } } };
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
