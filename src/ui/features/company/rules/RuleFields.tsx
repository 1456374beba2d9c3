import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { DAY_SUMS } from '../../../../domain/corporate/approvalRule';
import type { Employee } from '../../../../domain/corporate/Employee';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { localized } from '../../../../domain/language/localized';
import { PUNCTUATION } from '../../../../domain/language/punctuation';
import { AmountField } from '../../../components/AmountField';
import { CheckGroup } from '../../../components/CheckGroup';
import { Disclosure } from '../../../components/Disclosure';
import { RadioGroup } from '../../../components/RadioGroup';
import { SelectField } from '../../../components/SelectField';
import { SwitchField } from '../../../components/SwitchField';
import { TextAreaField } from '../../../components/TextAreaField';
import { useAccountName } from '../../../components/useAccountName';
import { useLanguage } from '../../../language/useLanguage';
import type { ProductChangeViewModel } from '../../../flow/change/ProductChangeViewModel';
import { useService } from '../../../kernel/ServicesContext';
import { RULE_KINDS, toggled } from './ruleForm';
import type { RuleForm } from './ruleForm';
import type { RulesViewModel } from './RulesViewModel';

const MAX_PARTIES_TEXT = 2000;

interface FieldsProps {
  readonly model: ProductChangeViewModel<RuleForm>;
  readonly rules: RulesViewModel;
  readonly texts: Readonly<Partial<Record<keyof RuleForm, string>>>;
}

/** Fields of a rule: the amount and who signs; what narrows it further is folded. */
export const RuleFields = observer(function RuleFields(props: FieldsProps) {
  const { t } = useTranslation('companyRules');
  const { model, texts } = props;
  const { form } = model;
  return (
    <>
      <AmountField
        id="amountText"
        label={t('form.amount')}
        hint={t('form.amountHint')}
        value={form.amountText}
        onChange={(amountText) => model.change({ amountText })}
        currency="KGS"
        violation={texts.amountText}
      />
      {form.amountText.trim() !== '' && (
        <RadioGroup
          id="sumOf"
          label={t('form.sumOf')}
          value={form.sumOf}
          onChange={(sumOf) => model.change({ sumOf })}
          options={DAY_SUMS.map((value) => ({ value, label: t(`form.sums.${value}`) }))}
        />
      )}
      <SignerFields {...props} />
      <Disclosure title={t('form.further')} open={isNarrow(form)}>
        <ConditionFields {...props} />
      </Disclosure>
    </>
  );
});

/** True for a form with a condition that is folded by itself. */
function isNarrow({ kinds, accounts, authors, partiesText }: RuleForm): boolean {
  return kinds.length + accounts.length + authors.length + partiesText.length > 0;
}

const SignerFields = observer(function SignerFields({ model, rules, texts }: FieldsProps) {
  const { t } = useTranslation('companyRules');
  const language = useLanguage();
  const { signers, needed, inOrder } = model.form;
  const nameOf = (id: string) => namesOf(rules.signers, language).get(id) ?? id;
  return (
    <>
      <CheckGroup
        id="signers"
        label={t('form.signers')}
        options={rules.signers.map(({ userId }) => ({ value: userId, label: nameOf(userId) }))}
        chosen={signers}
        onToggle={(userId) => model.change({ signers: toggled(signers, userId) })}
        violation={texts.signers}
      />
      {signers.length > 1 && (
        <>
          <SelectField
            id="needed"
            label={t('form.needed')}
            value={String(Math.min(needed, signers.length))}
            onChange={(value) => model.change({ needed: Number(value) })}
            options={signers.map((_signer, place) => ({
              value: String(place + 1),
              label: t('form.neededOf', { needed: place + 1, total: signers.length }),
            }))}
          />
          <SwitchField
            id="inOrder"
            label={t('form.inOrder')}
            hint={inOrder ? signers.map(nameOf).join(PUNCTUATION[language].between) : t('form.inOrderHint')}
            on={inOrder}
            onChange={() => model.change({ inOrder: !inOrder })}
          />
        </>
      )}
    </>
  );
});

const ConditionFields = observer(function ConditionFields({ model, rules, texts }: FieldsProps) {
  const { t } = useTranslation(['companyRules', 'company']);
  const language = useLanguage();
  const { accounts } = useService(AccountsStore);
  const accountName = useAccountName();
  const { form } = model;
  return (
    <>
      <CheckGroup
        id="kinds"
        label={t('form.kinds')}
        options={RULE_KINDS.map((value) => ({ value, label: t(`company:kinds.${value}`) }))}
        chosen={form.kinds}
        onToggle={(value) =>
          model.change({ kinds: RULE_KINDS.filter((kind) => (kind === value) !== form.kinds.includes(kind)) })
        }
      />
      <CheckGroup
        id="accounts"
        label={t('form.accounts')}
        options={accounts.map((account) => ({
          value: account.id,
          label: accountName(account),
          hint: groupAccountNumber(account.number),
        }))}
        chosen={form.accounts}
        onToggle={(id) => model.change({ accounts: toggled(form.accounts, id) })}
      />
      <CheckGroup
        id="authors"
        label={t('form.authors')}
        options={rules.authors.map(({ userId, fullName }) => ({ value: userId, label: localized(fullName, language) }))}
        chosen={form.authors}
        onToggle={(id) => model.change({ authors: toggled(form.authors, id) })}
      />
      <TextAreaField
        id="partiesText"
        label={t('form.parties')}
        hint={t('form.partiesHint')}
        value={form.partiesText}
        onChange={(partiesText) => model.change({ partiesText })}
        maxLength={MAX_PARTIES_TEXT}
        violation={texts.partiesText}
      />
    </>
  );
});

function namesOf(
  employees: readonly Employee[],
  language: Parameters<typeof localized>[1],
): ReadonlyMap<string, string> {
  return new Map(employees.map(({ userId, fullName }) => [userId, localized(fullName, language)]));
}
