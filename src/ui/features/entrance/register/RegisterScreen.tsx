import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { PageHeader } from '../../../components/PageHeader';
import { Steps } from '../../../components/Steps';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { CardForm } from './CardForm';
import { ContactsToCheck } from './ContactsToCheck';
import { RegisterScreenViewModel } from './RegisterScreenViewModel';
import { WhatComesNext } from './WhatComesNext';

const STEPS = ['card', 'check', 'message'] as const;

/** An individual gets access to the bank by card number and code word. */
export const RegisterScreen = observer(function RegisterScreen() {
  const { t, i18n } = useTranslation('register');
  const model = useService(RegisterScreenViewModel);

  useEffect(() => {
    void i18n.loadNamespaces('failures');
  }, [i18n]);

  return (
    <div className={styles['narrow']}>
      <PageHeader
        key={model.step}
        title={t(`${model.step}.title`)}
        lead={t(`${model.step}.lead`)}
        back={{ to: '/login', label: t('back') }}
      />
      <Steps
        label={t('steps.label')}
        steps={STEPS.map((step) => t(`steps.${step}`))}
        current={STEPS.indexOf(model.step)}
      />
      {model.step === 'card' && <CardForm model={model} />}
      {model.step === 'check' && <ContactsToCheck model={model} />}
      {model.step === 'message' && <WhatComesNext model={model} />}
    </div>
  );
});
