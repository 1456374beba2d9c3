import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { JanyKitepDraft } from '../../../../domain/payment/JanyKitepDraft';
import { GRADES } from '../../../../domain/payment/janyKitepRules';
import { currentSchoolYear } from '../../../../domain/payment/schoolYears';
import { AskBank } from '../../../objects/chat/AskBank';
import { EmptyState } from '../../../components/EmptyState';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import styles from './Provider.module.css';
import { ProviderAmountField } from './ProviderAmountField';
import { ServiceDirectory } from './ServiceDirectory';
import { CATALOGUE_PATH } from '../../../objects/payments/providerPaths';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { SERVICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

type Props = PaymentFieldsProps<'MAKE_JANY_KITEP_PAYMENT', JanyKitepDraft>;

const MAX_SCHOOL_CODE_LENGTH = 14;
const MAX_NAME_LENGTH = 100;

/** Fields of a schoolbook rent: school, class, pupil, debit account and amount. */
export const JanyKitepFields = observer(function JanyKitepFields({ model }: Props) {
  return <ServiceDirectory>{() => <OpenFields model={model} />}</ServiceDirectory>;
});

/** Fields of the form; companies cannot rent schoolbooks. */
const OpenFields = observer(function OpenFields({ model }: Props) {
  const { t } = useTranslation('services');
  const services = usePaymentResource(SERVICES);
  return services.providers.some(({ way }) => way === 'kitep') ? (
    <>
      <PupilFields model={model} />
      <MoneyFields model={model} />
    </>
  ) : (
    <EmptyState
      icon="info"
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <>
          <Link to={CATALOGUE_PATH}>{t('other')}</Link>
          <AskBank about="payments" />
        </>
      }
    />
  );
});

const PupilFields = observer(function PupilFields({ model }: Props) {
  const { t } = useTranslation('services');
  const services = usePaymentResource(SERVICES);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const current = currentSchoolYear(services.schoolYears);
  const years = services.schoolYears.map((year) => ({
    value: year,
    label: year === current ? t('kitep.currentYear', { year }) : year,
  }));
  return (
    <>
      <TextField
        {...field('schoolCode')}
        label={t('kitep.schoolCode')}
        hint={t('kitep.schoolCodeHint')}
        value={draft.schoolCode}
        onChange={(schoolCode) => change({ schoolCode })}
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: MAX_SCHOOL_CODE_LENGTH }}
      />
      <SelectField
        {...field('schoolYear')}
        label={t('kitep.schoolYear')}
        options={[{ value: '', label: t('choose') }, ...years]}
        value={draft.schoolYear}
        onChange={(schoolYear) => change({ schoolYear })}
      />
      <div className={styles['pair']}>
        <SelectField
          {...field('grade')}
          label={t('kitep.grade')}
          options={[{ value: '', label: t('choose') }, ...GRADES.map((grade) => ({ value: grade, label: grade }))]}
          value={draft.grade}
          onChange={(grade) => change({ grade })}
        />
        <TextField
          {...field('classLetter')}
          label={t('kitep.classLetter')}
          value={draft.classLetter}
          onChange={(classLetter) => change({ classLetter })}
          input={{ autoComplete: 'off', maxLength: 1 }}
        />
      </div>
      <TextField
        {...field('pupilName')}
        label={t('kitep.pupilName')}
        value={draft.pupilName}
        onChange={(pupilName) => change({ pupilName })}
        input={{ autoComplete: 'off', maxLength: MAX_NAME_LENGTH }}
      />
    </>
  );
});

const MoneyFields = observer(function MoneyFields({ model }: Props) {
  const { t } = useTranslation(['transfer', 'services']);
  const services = usePaymentResource(SERVICES);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <ProviderAmountField
        field={field('amountText')}
        provider={services.providers.find(({ way }) => way === 'kitep')}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
      />
      <DebitAccountField model={model} />
      <p>{t('services:kitep.price')}</p>
    </>
  );
});
