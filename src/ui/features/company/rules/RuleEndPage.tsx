import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { ListedRule } from '../../../../application/operations/approvalRules';
import { localized } from '../../../../domain/language/localized';
import { useLanguage } from '../../../language/useLanguage';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { useService } from '../../../kernel/ServicesContext';
import { ruleEndPath, RULES_PATH } from '../../../objects/documents/rulePaths';
import { ruleEnd } from './ruleForm';
import { RuleMissing } from './RuleMissing';
import { RulesViewModel } from './RulesViewModel';

const NO_FIELDS = [] as const;

/** The end of a rule, which two people sign. */
export const RuleEndPage = observer(function RuleEndPage() {
  const { t } = useTranslation('companyRules');
  const { ruleId = '' } = useParams();
  const rules = useService(RulesViewModel);

  useEffect(() => {
    void rules.load();
  }, [rules]);

  const rule = rules.ruleOf(ruleId);
  if (rule !== undefined) {
    return <EndForm key={ruleId} rule={rule} rules={rules} />;
  }
  return (
    <ProfilePage title={t('end.title')} back={{ to: RULES_PATH, label: t('title') }}>
      <RuleMissing rules={rules} onRetry={() => void rules.load()} />
    </ProfilePage>
  );
});

interface EndFormProps {
  readonly rule: ListedRule;
  readonly rules: RulesViewModel;
}

const EndForm = observer(function EndForm({ rule, rules }: EndFormProps) {
  const { t } = useTranslation(['companyRules', 'companyChanges']);
  const language = useLanguage();
  const model = useProductChange(ruleEnd(rule.id), { reload: () => rules.load() });
  return (
    <ProductChangePage
      model={model}
      fields={NO_FIELDS}
      frame={{
        path: ruleEndPath(rule.id),
        title: t('end.title'),
        lead: t('end.lead'),
        subject: t('end.title'),
        doneTitle: t('companyChanges:sent.title'),
        doneText: t('companyChanges:sent.lead'),
        back: { to: RULES_PATH, label: t('title') },
      }}
    >
      {() => <p>{localized(rule.words, language)}</p>}
    </ProductChangePage>
  );
});
