import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import styles from '../../../flow/entrance/Entrance.module.css';
import ownStyles from './WhatComesNext.module.css';
import type { RegisterScreenViewModel } from './RegisterScreenViewModel';

const NO_BREAK = '\u00a0';

/** Destination of the message, and the next steps when it arrives or does not. */
export const WhatComesNext = observer(function WhatComesNext({ model }: { readonly model: RegisterScreenViewModel }) {
  const { t } = useTranslation('register');
  // The phone number must not break across lines.
  const phone = (model.begun?.phoneNumber ?? '').replaceAll(' ', NO_BREAK);
  return (
    <Panel>
      <div className={styles['fields']}>
        <p>{t('message.sent', { phone })}</p>
        <ol className={ownStyles['steps']}>
          <li>{t('message.signIn')}</li>
          <li>{t('message.choose')}</li>
        </ol>
        <p>{t('message.missing')}</p>
        <ButtonLink to="/login" wide>
          {t('message.toLogin')}
        </ButtonLink>
      </div>
    </Panel>
  );
});
