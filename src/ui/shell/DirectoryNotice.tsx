import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { DirectoryStore } from '../../application/directories/DirectoryStore';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { useService } from '../kernel/ServicesContext';
import { PUNCTUATION } from '../../domain/language/punctuation';
import { useLanguage } from '../language/useLanguage';
import { directoryName } from '../objects/directories/directoryName';

/** Names the directories that could not be brought up to date, and offers to try again. */
export const DirectoryNotice = observer(function DirectoryNotice() {
  const { t } = useTranslation(['directories', 'common']);
  const language = useLanguage();
  const { failed, retry } = useService(DirectoryStore);
  const names = failed.map((name) => directoryName(name, language)).join(PUNCTUATION[language].between);
  return (
    <Alert tone="caution" role="status" title={t('failed', { names })}>
      <p>{t('hint')}</p>
      <Button tone="secondary" size="small" icon="repeat" onClick={() => void retry()}>
        {t('common:tryAgain')}
      </Button>
    </Alert>
  );
});
