import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import type { ListedRule } from '../../../../application/operations/approvalRules';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { useService } from '../../../kernel/ServicesContext';
import { rulePath, RULES_PATH } from '../../../objects/documents/rulePaths';
import { RuleFields } from './RuleFields';
import { ruleChange } from './ruleForm';
import { RuleMissing } from './RuleMissing';
import { RulesViewModel } from './RulesViewModel';

const FIELDS = ['amountText', 'signers', 'partiesText'] as const;
const NEW = 'new';

/** The form of a rule; two people sign what it asks for. */
export const RulePage = observer(function RulePage() {
  const { t } = useTranslation('companyRules');
  const { ruleId = NEW } = useParams();
  const rules = useService(RulesViewModel);
  const accounts = useService(AccountsStore);

  useEffect(() => {
    void rules.loadForm();
    void accounts.ensure();
  }, [rules, accounts]);

  const rule = rules.ruleOf(ruleId);
  if (rules.employees !== undefined && (rule !== undefined || (ruleId === NEW && rules.found !== undefined))) {
    return <RuleForm key={ruleId} rule={rule} rules={rules} />;
  }
  return (
    <ProfilePage
      title={t(ruleId === NEW ? 'form.newTitle' : 'form.title')}
      back={{ to: RULES_PATH, label: t('title') }}
    >
      <RuleMissing rules={rules} onRetry={() => void rules.loadForm()} />
    </ProfilePage>
  );
});

interface RuleFormProps {
  readonly rule: ListedRule | undefined;
  readonly rules: RulesViewModel;
}

const RuleForm = observer(function RuleForm({ rule, rules }: RuleFormProps) {
  const { t } = useTranslation(['companyRules', 'companyChanges']);
  const model = useProductChange(ruleChange(rule), { reload: () => rules.load() });
  const title = t(rule === undefined ? 'form.newTitle' : 'form.title');
  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      frame={{
        path: rulePath(rule?.id ?? NEW),
        title,
        lead: t('form.lead'),
        subject: title,
        doneTitle: t('companyChanges:sent.title'),
        doneText: t('companyChanges:sent.lead'),
        back: { to: RULES_PATH, label: t('title') },
      }}
    >
      {(texts) => <RuleFields model={model} rules={rules} texts={texts} />}
    </ProductChangePage>
  );
});
