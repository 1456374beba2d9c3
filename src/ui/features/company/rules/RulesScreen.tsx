import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { CompanyRules } from '../../../../application/operations/approvalRules';
import { localized } from '../../../../domain/language/localized';
import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Panel } from '../../../components/Panel';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { ShellViewModel } from '../../../flow/access/ShellViewModel';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { ruleEndPath, rulePath } from '../../../objects/documents/rulePaths';
import styles from './Rules.module.css';
import { RulesViewModel } from './RulesViewModel';

const SKELETON_ROWS = 4;
const CHANGES_PATH = '/transaction-confirmation';
const COMPANY_PATH = '/profile/company';

/** Rules by which documents of the company need further signatures, each a sentence, and changes that wait for the second person. */
export const RulesScreen = observer(function RulesScreen() {
  const { t } = useTranslation(['companyRules', 'profile']);
  const model = useService(RulesViewModel);
  const shell = useService(ShellViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <ProfilePage
      title={t('title')}
      lead={t('lead')}
      back={{ to: COMPANY_PATH, label: t('profile:pages.company.title') }}
    >
      {shell.mayOpen(rulePath('new')) && (
        <div>
          <ButtonLink to={rulePath('new')}>{t('add')}</ButtonLink>
        </div>
      )}
      <WhenFound
        value={model.found}
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void model.load()}
      >
        {(found) => (
          <>
            <Waiting waiting={found.waiting} />
            <Rules rules={found.rules} />
          </>
        )}
      </WhenFound>
    </ProfilePage>
  );
});

function Waiting({ waiting }: Pick<CompanyRules, 'waiting'>) {
  const { t } = useTranslation('companyRules');
  const language = useLanguage();
  return (
    waiting.length > 0 && (
      <Panel title={t('waiting.title')} flush>
        <ul>
          {waiting.map(({ operationId, before, after, madeBy }) => (
            <li key={operationId} className={styles['rule']}>
              <p>
                <Badge tone="caution">{t('waiting.badge')}</Badge>
              </p>
              <p>{t('waiting.change', { before: localized(before, language), after: localized(after, language) })}</p>
              <p className={styles['line']}>{t('waiting.by', { name: localized(madeBy, language) })}</p>
              <Link to={CHANGES_PATH}>{t('waiting.open')}</Link>
            </li>
          ))}
        </ul>
      </Panel>
    )
  );
}

const Rules = observer(function Rules({ rules }: Pick<CompanyRules, 'rules'>) {
  const { t } = useTranslation('companyRules');
  const language = useLanguage();
  const shell = useService(ShellViewModel);
  if (rules.length === 0) {
    return (
      <Panel>
        <EmptyState icon="sign" title={t('empty.title')} text={t('empty.text')} />
      </Panel>
    );
  }
  return (
    <Panel title={t('list')} flush>
      <ul>
        {rules.map(({ id, words }) => (
          <li key={id} className={styles['rule']}>
            <p>{localized(words, language)}</p>
            {shell.mayOpen(rulePath(id)) && (
              <p className={styles['acts']}>
                <Link to={rulePath(id)} aria-label={t('change.named', { rule: localized(words, language) })}>
                  {t('change.open')}
                </Link>
                <Link to={ruleEndPath(id)} aria-label={t('end.named', { rule: localized(words, language) })}>
                  {t('end.open')}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
});
