import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatDay } from '../../domain/time/format';
import { ButtonLink } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { useLanguage } from '../language/useLanguage';
import type { AccessDenial, DenialReason } from '../flow/access/accessDenial';
import type { DenialHint } from '../kernel/Screen';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';

/** Reason that is shown; an unknown page is simply not found. */
type StatedReason = Exclude<DenialReason, 'unknown'>;

interface ClosedScreenProps extends AccessDenial {
  readonly reason: StatedReason;
}

/** Page in place of one that is closed to the user: the reason, and a link to another page. */
export const ClosedScreen = observer(function ClosedScreen({ reason, hint }: ClosedScreenProps) {
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const { expiredOn, signs } = useService(ShellViewModel);
  const to = leadingFrom(reason, hint, signs);
  const day = expiredOn === undefined ? '' : formatDay(expiredOn, language);
  const isMaker = reason === 'makersOnly';
  const texts = [
    t(`doors.${reason}.text`, { day }),
    ...(isMaker && signs ? [t('doors.maySign')] : []),
    ...(reason === 'peopleOnly' && hint !== undefined ? [t(`doors.instead.${hint}`)] : []),
  ];
  return (
    <>
      <PageHeader title={t(`doors.${reason}.title`)} />
      <Panel>
        <EmptyState
          icon="shield"
          title={texts[0] ?? ''}
          {...(texts.length > 1 && { text: texts.slice(1).join(' ') })}
          action={
            <ButtonLink to={to.path}>
              {reason === 'expired' ? t('viewOnly.edit') : t(`doors.links.${to.words}`)}
            </ButtonLink>
          }
        />
      </Panel>
    </>
  );
});

interface Lead {
  readonly path: string;
  readonly words:
    'home' | 'history' | 'documents' | 'company' | 'limits' | 'templates' | 'cards' | 'loans' | 'companyData';
}

const HINTED: Readonly<Record<DenialHint, Lead>> = {
  limits: { path: '/profile/limits', words: 'limits' },
  schedules: { path: '/profile/templates', words: 'templates' },
  cards: { path: '/card-list', words: 'cards' },
  loans: { path: '/loan', words: 'loans' },
  company: { path: '/profile/company', words: 'companyData' },
  accounts: { path: '/', words: 'home' },
};

/** Link offered on a closed screen: path and text. */
function leadingFrom(reason: StatedReason, hint: DenialHint | undefined, signs: boolean): Lead {
  switch (reason) {
    case 'peopleOnly':
      return hint === undefined ? { path: '/', words: 'home' } : HINTED[hint];
    case 'companiesOnly':
      return { path: '/history', words: 'history' };
    case 'makersOnly':
      return signs
        ? { path: '/transaction-confirmation', words: 'documents' }
        : { path: '/history-corporate', words: 'history' };
    case 'signersOnly':
    case 'payrollOnly':
    case 'auditorsOnly':
    case 'readersOnly':
    case 'notGranted':
      return { path: '/profile/company', words: 'company' };
    case 'expired':
      return { path: '/profile/edit', words: 'home' };
    default:
      return reason satisfies never;
  }
}
