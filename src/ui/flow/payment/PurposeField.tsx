import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../application/user/UserStore';
import { MAX_PURPOSE_LENGTH } from '../../../domain/validation/ValidationCode';
import { Disclosure } from '../../components/Disclosure';
import { TextAreaField } from '../../components/TextAreaField';
import { useService } from '../../kernel/ServicesContext';

interface PurposeFieldProps {
  readonly id: string;
  readonly violation: string | undefined;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (purpose: string) => void;
}

/** Purpose of a payment that may stay empty: folded for a person until there is one, in sight for a company, whose books need it. */
export const PurposeField = observer(function PurposeField(field: PurposeFieldProps) {
  const { t } = useTranslation('transfer');
  const { isCorporate } = useService(UserStore);
  const [isFilled] = useState(field.value !== '');
  const text = <TextAreaField {...field} label={t('form.purpose')} maxLength={MAX_PURPOSE_LENGTH} />;
  return isCorporate ? (
    text
  ) : (
    <Disclosure title={t('form.purpose')} open={isFilled || field.violation !== undefined}>
      {text}
    </Disclosure>
  );
});
