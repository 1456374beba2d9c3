import { useTranslation } from 'react-i18next';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { Statement } from '../../../../domain/statement/Statement';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { CopyButton } from '../../../components/CopyButton';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';

/** Header of a statement: owner, account, turnovers, and opening and closing balance. */
export function StatementFacts({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  return (
    <Panel title={`${formatDay(statement.from, language)} – ${formatDay(statement.to, language)}`}>
      <SummaryList
        rows={[
          { key: 'number', term: t('facts.number'), value: statement.number },
          { key: 'client', term: t('facts.client'), value: statement.owner[language] },
          { key: 'account', term: t('facts.account'), value: groupAccountNumber(statement.accountNumber) },
          { key: 'opening', term: t('facts.opening'), value: <Amount amount={statement.opening} /> },
          { key: 'credited', term: t('facts.credited'), value: <Amount amount={statement.credited} /> },
          { key: 'debited', term: t('facts.debited'), value: <Amount amount={statement.debited} /> },
          { key: 'tax', term: t('facts.tax'), value: <Amount amount={statement.tax} /> },
          { key: 'closing', term: t('facts.closing'), value: <Amount amount={statement.closing} size="lead" /> },
          { key: 'entries', term: t('facts.entries'), value: statement.entryCount },
          {
            key: 'code',
            term: t('facts.code'),
            value: (
              <>
                {statement.code} <CopyButton text={statement.code} label={t('copyCode')} />
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}
