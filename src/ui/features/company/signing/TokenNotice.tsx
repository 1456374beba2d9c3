import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { UserStore } from '../../../../application/user/UserStore';
import { Alert } from '../../../components/Alert';
import { useService } from '../../../kernel/ServicesContext';

const AUTH_TYPE_PATH = '/profile/settings/auth-type';

/** Says that the company signs by tokens only; a user without a token also reads what to do. Nothing in other companies, and for those who do not sign. */
export const TokenNotice = observer(function TokenNotice() {
  const { t } = useTranslation('signing');
  const { user, lacksToken } = useService(UserStore);
  if (user?.isTokenOnly !== true || !user.rights.includes('sign')) {
    return null;
  }
  return lacksToken ? (
    <Alert tone="caution" title={t('token.missingTitle')}>
      <p>{t('token.missingText')}</p>
      <p>
        <Link to={AUTH_TYPE_PATH}>{t('token.choose')}</Link>
      </p>
    </Alert>
  ) : (
    <Alert>
      <p>{t('token.only')}</p>
    </Alert>
  );
});
