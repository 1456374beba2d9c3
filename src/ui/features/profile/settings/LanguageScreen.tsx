import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { LANGUAGE_TAGS, LANGUAGES } from '../../../../domain/language/Language';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { OWN_NAMES } from '../../../../domain/language/ownNames';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from '../../../flow/change/Form.module.css';
import { LanguageViewModel } from './LanguageViewModel';
import { ProfilePage } from '../../../flow/change/ProfilePage';

const OPTIONS = LANGUAGES.map((language) => ({
  value: language,
  label: OWN_NAMES[language],
  lang: LANGUAGE_TAGS[language],
}));

/** One choice for the screen and for what the bank writes. */
export const LanguageScreen = observer(function LanguageScreen() {
  const { t, i18n } = useTranslation('profile');
  const model = useService(LanguageViewModel);
  const language = useLanguage();
  const chosen = model.chosen ?? language;
  const { bankLanguage } = model;

  const submit = async (): Promise<void> => {
    if (await model.save(chosen)) {
      await i18n.changeLanguage(chosen);
    }
  };

  return (
    <ProfilePage title={t('pages.language.title')} lead={t('language.lead')}>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.saved && (
        <Alert tone="positive" role="status">
          <p>{t('language.saved')}</p>
        </Alert>
      )}
      {!model.saved && bankLanguage !== undefined && bankLanguage !== language && (
        <Alert>
          <p>{t('language.differs', { language: OWN_NAMES[bankLanguage] })}</p>
        </Alert>
      )}
      <Panel>
        <form
          className={styles['fields']}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          <RadioGroup
            id="language"
            label={t('language.choose')}
            options={OPTIONS}
            value={chosen}
            onChange={model.choose}
          />
          <div className={styles['buttons']}>
            <Button type="submit" busy={model.busy}>
              {t('language.save')}
            </Button>
          </div>
        </form>
      </Panel>
    </ProfilePage>
  );
});
