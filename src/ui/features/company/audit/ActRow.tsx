import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import type { CompanyAct, CompanyActKind } from '../../../../domain/corporate/CompanyAct';
import { localized } from '../../../../domain/language/localized';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { formatDateTime } from '../../../../domain/time/format';
import { Badge } from '../../../components/Badge';
import { SEPARATOR } from '../../../components/lineParts';
import { ShellViewModel } from '../../../flow/access/ShellViewModel';
import { useService } from '../../../kernel/ServicesContext';
import { useLanguage } from '../../../language/useLanguage';
import { deviceText } from './auditTable';
import styles from './CompanyAudit.module.css';
import { actPath, useActSubject } from './useActSubject';

const TONES: Readonly<Record<CompanyActKind, 'neutral' | 'positive' | 'caution' | 'negative'>> = {
  created: 'neutral',
  approved: 'positive',
  signed: 'positive',
  declined: 'negative',
  recalled: 'negative',
  downloaded: 'neutral',
  rightsChanged: 'caution',
  rulesChanged: 'caution',
  settingsChanged: 'caution',
};

interface ActRowProps {
  readonly act: CompanyAct;
}

/** One act: who, what and on what, when, from which device and address. */
export const ActRow = observer(function ActRow({ act }: ActRowProps) {
  const { t } = useTranslation('companyAudit');
  const language = useLanguage();
  const { document, accountNumber } = act;
  const about = [
    ...(document?.kind === 'payment' ? [formatMoney(document.amount, language)] : []),
    ...(document?.kind === 'change'
      ? [t('change', { before: localized(document.before, language), after: localized(document.after, language) })]
      : []),
    ...(accountNumber === '' ? [] : [t('account', { number: maskAccountNumber(accountNumber) })]),
  ];
  const device = deviceText(act.userAgent, language);
  const source = [
    formatDateTime(act.at, language),
    device === '' ? t('unknownDevice') : device,
    ...(act.address === '' ? [] : [t('address', { address: act.address })]),
  ];
  return (
    <li className={styles['row']}>
      <span className={styles['head']}>
        <span className={styles['name']}>{localized(act.name, language)}</span>
        <Badge tone={TONES[act.kind]}>{t(`acts.${act.kind}`)}</Badge>
      </span>
      <Subject act={act} />
      {about.length > 0 && <span className={styles['line']}>{about.join(SEPARATOR)}</span>}
      <span className={styles['quiet']}>{source.join(SEPARATOR)}</span>
    </li>
  );
});

/** Subject of the act, leading to its page if the user may open it. */
const Subject = observer(function Subject({ act }: ActRowProps) {
  const shell = useService(ShellViewModel);
  const subjectOf = useActSubject();
  const path = actPath(act);
  const text = subjectOf(act);
  return path !== undefined && shell.mayOpen(path) ? (
    <Link className={styles['link']} to={path}>
      {text}
    </Link>
  ) : (
    <span className={styles['line']}>{text}</span>
  );
});
