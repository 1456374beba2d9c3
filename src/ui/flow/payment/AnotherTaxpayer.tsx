import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../application/user/UserStore';
import { isKyrgyzInn } from '../../../domain/bankDetails/inn';
import { PUNCTUATION } from '../../../domain/language/punctuation';
import { Alert } from '../../components/Alert';
import { useService } from '../../kernel/ServicesContext';
import { useLanguage } from '../../language/useLanguage';

interface AnotherTaxpayerProps {
  /** As it stands in the form or in what the bank will book. */
  readonly inn: string;
  /** As others are shown the taxpayer; empty where the tax service was not asked yet. */
  readonly name: string;
}

/** A warning that the tax of somebody else is being paid; nothing for one's own, and while the number is not complete. */
export const AnotherTaxpayer = observer(function AnotherTaxpayer({ inn, name }: AnotherTaxpayerProps) {
  const { t } = useTranslation('taxes');
  const language = useLanguage();
  const { user } = useService(UserStore);
  if (user === undefined || !isKyrgyzInn(inn) || inn === user.inn) {
    return null;
  }
  const taxpayer = [name, t('anotherTaxpayer.inn', { inn })]
    .filter((part) => part !== '')
    .join(PUNCTUATION[language].between);
  return <Alert tone="caution" role="status" title={t('anotherTaxpayer.title', { taxpayer })} />;
});
