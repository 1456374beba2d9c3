import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../../../../domain/account/accountNumber';
import { localized } from '../../../../../domain/language/localized';
import { pluralCategory } from '../../../../../domain/language/plural';
import type { QrPoint } from '../../../../../domain/qr/QrPoint';
import { PUNCTUATION } from '../../../../../domain/language/punctuation';
import { Amount } from '../../../../components/Amount';
import { Badge } from '../../../../components/Badge';
import { useLanguage } from '../../../../language/useLanguage';
import styles from './QrPoints.module.css';

interface PointProps {
  readonly point: QrPoint;
}

/** States of a point: whether it takes payments, and whether it leads to an account. */
export function PointStates({ point: { isActive, isLinked, archivedAt } }: PointProps) {
  const { t } = useTranslation('qrPoints');
  if (archivedAt !== undefined) {
    return <Badge>{t('states.archived')}</Badge>;
  }
  return (
    <span className={styles['states']}>
      <Badge tone={isActive ? 'positive' : 'neutral'}>{t(`states.${isActive ? 'active' : 'inactive'}`)}</Badge>
      <Badge tone={isLinked ? 'positive' : 'caution'}>{t(`states.${isLinked ? 'linked' : 'unlinked'}`)}</Badge>
    </span>
  );
}

/** Number, account and users of a point, with what came to it lately. */
export function PointFacts({ point }: PointProps) {
  const { t } = useTranslation('qrPoints');
  const language = useLanguage();
  const { users, turnover, archivedAt } = point;
  return (
    <dl className={styles['facts']}>
      <Fact term={t('facts.number')}>{point.salesPointId}</Fact>
      <Fact term={t('facts.account')}>
        <AccountOfPoint point={point} />
      </Fact>
      <Fact term={t('facts.users')}>
        {users.length === 0
          ? t('facts.nobody')
          : users.map(({ fullName }) => localized(fullName, language)).join(PUNCTUATION[language].between)}
      </Fact>
      {archivedAt === undefined && (
        <Fact term={t('facts.turnover')}>
          <span className={styles['turnover']}>
            <Amount amount={turnover.amount} />
            <span className={styles['note']}>
              {t('payments', { context: pluralCategory(turnover.count, language), number: turnover.count })}
            </span>
          </span>
        </Fact>
      )}
    </dl>
  );
}

function AccountOfPoint({ point: { account, isLinked } }: PointProps) {
  const { t } = useTranslation('qrPoints');
  return (
    <>
      {account !== undefined
        ? maskAccountNumber(account.number)
        : t(isLinked ? 'facts.hiddenAccount' : 'facts.noAccount')}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['note']}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
