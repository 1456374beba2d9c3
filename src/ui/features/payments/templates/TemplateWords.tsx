import type { ReactNode } from 'react';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { joinedParts } from '../../../../domain/language/punctuation';
import { shownRecipient } from '../../../../domain/operation/shownRecipient';
import type { Template } from '../../../../domain/template/Template';
import { Amount } from '../../../components/Amount';
import { usePartyName } from '../../../components/usePartyName';
import { useLanguage } from '../../../language/useLanguage';
import styles from '../../../flow/payment/Templates.module.css';

interface TemplateWordsProps {
  readonly template: Template;
  /** Additional line of text. */
  readonly line: ReactNode;
}

/** Name, payee and amount of a template. */
export function TemplateWords({ template, line }: TemplateWordsProps) {
  const language = useLanguage();
  const partyName = usePartyName();
  const { name, txnCode, recipientName, creditAccountNumber, amount } = template;
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['line']}>
          {joinedParts(
            [partyName(shownRecipient(txnCode, recipientName)), groupAccountNumber(creditAccountNumber)],
            language,
          )}
        </p>
        <p className={styles['line']}>{line}</p>
      </div>
      <span className={styles['amount']}>
        <Amount amount={amount} />
      </span>
    </div>
  );
}
