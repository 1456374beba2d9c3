import { useTranslation } from 'react-i18next';

import { groupAccountNumber } from '../../../domain/account/accountNumber';
import { requisiteRows, requisitesText } from '../../../domain/account/Requisites';
import type { RequisiteLine, Requisites } from '../../../domain/account/Requisites';
import { CopyButton } from '../../components/CopyButton';
import { Panel } from '../../components/Panel';
import { QrCode } from '../../components/QrCode';
import { SummaryList } from '../../components/SummaryList';
import { useLanguage } from '../../language/useLanguage';
import styles from './Accounts.module.css';

interface RequisitesPanelProps {
  readonly requisites: Requisites;
  /** Further lines that belong to these bank details, for example the purpose of a payment; copied and scanned with them. */
  readonly more?: readonly RequisiteLine[];
}

/** Bank details of an account: line by line, all of them together, and as a code. */
export function RequisitesPanel({ requisites, more = [] }: RequisitesPanelProps) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const lines: readonly RequisiteLine[] = [...requisiteRows(requisites, language), ...more];
  const whole = requisitesText(lines);
  return (
    <>
      <Panel title={t('pages.requisites')} action={<CopyButton text={whole} label={t('requisites.copyAll')} />}>
        <SummaryList
          rows={lines.map(({ name, term, value }) => ({
            key: name,
            term,
            value: (
              <span className={styles['copied']}>
                {name === 'accountNumber' ? groupAccountNumber(value) : value}
                <CopyButton text={value} label={t('requisites.copy', { term })} />
              </span>
            ),
          }))}
        />
      </Panel>
      <Panel title={t('requisites.scan')}>
        <div className={styles['code']}>
          <QrCode text={whole} label={t('requisites.code')} />
        </div>
      </Panel>
    </>
  );
}
