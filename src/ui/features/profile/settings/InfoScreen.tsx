import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { PersonalDataStore } from '../../../../application/profile/PersonalDataStore';
import { UserStore } from '../../../../application/user/UserStore';
import { formatDateTime, formatDay } from '../../../../domain/time/format';
import { shownPhone } from '../../../../domain/bankDetails/phone';
import type { PassportApplication, PersonalData } from '../../../../domain/user/Passport';
import { Alert } from '../../../components/Alert';
import type { AlertTone } from '../../../components/Alert';
import { ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { ApplicationCaseLink } from '../../../objects/cases/ApplicationCaseLink';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { AvatarPanel } from './AvatarPanel';
import { HandedInScans } from './HandedInScans';
import styles from './InfoScreen.module.css';

const SKELETON_ROWS = 4;

/** Personal data: picture, contacts, passport, and the decision of the bank on new passport data. */
export const InfoScreen = observer(function InfoScreen() {
  const { t } = useTranslation('personalData');
  const personal = useService(PersonalDataStore);
  const { user } = useService(UserStore);

  // The bank says that something about the user has changed by way of the user data.
  useEffect(() => {
    void personal.reload();
  }, [personal, user]);

  return (
    <ProfilePage title={t('info.title')}>
      <AvatarPanel />
      <WhenFound
        bare
        value={personal.data}
        status={personal.status}
        rows={SKELETON_ROWS}
        failed={t('info.failed')}
        onRetry={() => void personal.reload()}
      >
        {(data) => <Details data={data} />}
      </WhenFound>
    </ProfilePage>
  );
});

function Details({ data }: { readonly data: PersonalData }) {
  const language = useLanguage();
  const { t } = useTranslation('personalData');
  const { passport, application } = data;
  const rows = [
    { key: 'phone', term: t('phone'), value: shownPhone(data.phone) },
    { key: 'email', term: t('emailAddress'), value: data.email },
  ];
  return (
    <>
      <Panel title={t('info.contacts')}>
        <div className={styles['content']}>
          <SummaryList rows={rows.filter(({ value }) => value !== '')} />
          <ButtonLink tone="secondary" to="/profile/email">
            {t('email.change')}
          </ButtonLink>
        </div>
      </Panel>
      <Panel title={t('info.passport')}>
        <div className={styles['content']}>
          {application !== undefined && <Decision application={application} />}
          {application !== undefined && <ApplicationCaseLink kind="passport" />}
          {application !== undefined && application.scans.length > 0 && <HandedInScans scans={application.scans} />}
          {passport === undefined ? (
            <p>{t('info.noPassport')}</p>
          ) : (
            <SummaryList
              rows={[
                { key: 'number', term: t('passport.document'), value: `${passport.series} ${passport.number}` },
                { key: 'issuedBy', term: t('passport.issuedBy'), value: passport.issuedBy },
                { key: 'issuedOn', term: t('passport.issuedOn'), value: formatDay(passport.issuedOn, language) },
                { key: 'expiresOn', term: t('passport.expiresOn'), value: formatDay(passport.expiresOn, language) },
                { key: 'inn', term: t('inn'), value: passport.inn },
                { key: 'address', term: t('passport.address'), value: passport.address },
              ]}
            />
          )}
          {application?.status !== 'review' && (
            <ButtonLink tone="secondary" to="/profile/edit">
              {t('info.edit')}
            </ButtonLink>
          )}
        </div>
      </Panel>
    </>
  );
}

const TONES: Readonly<Record<PassportApplication['status'], AlertTone>> = {
  review: 'info',
  approved: 'positive',
  rejected: 'negative',
};

/** Status of the latest passport application. */
function Decision({
  application: { status, passport, submittedAt, violation },
}: {
  readonly application: PassportApplication;
}) {
  const language = useLanguage();
  const { t } = useTranslation('personalData');
  const document = `${passport.series} ${passport.number}`;
  return (
    <Alert tone={TONES[status]} title={t(`application.${status}.title`)}>
      <p>{t(`application.${status}.text`, { document, at: formatDateTime(submittedAt, language) })}</p>
      {violation !== undefined && <p>{t(`application.objections.${violation}`)}</p>}
    </Alert>
  );
}
