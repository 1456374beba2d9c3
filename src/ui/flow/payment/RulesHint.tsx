import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../application/user/UserStore';
import { needsOf } from '../../../domain/corporate/approvalDay';
import type { ComposedNeed } from '../../../domain/corporate/approvalDay';
import { localized } from '../../../domain/language/localized';
import { listed, PUNCTUATION } from '../../../domain/language/punctuation';
import { sentences } from '../../../domain/language/sentences';
import { classNames } from '../../components/classNames';
import { useMayOpen } from '../../components/OpenScreens';
import { useLanguage } from '../../language/useLanguage';
import { useService } from '../../kernel/ServicesContext';
import { COMPANY_RULES_PATH } from '../../objects/documents/signingPaths';
import { COMPANY_RULES } from './companyRules';
import { composedDocument } from './composedDocument';
import styles from './Payment.module.css';
import { PaymentContext } from './PaymentContext';

interface RulesHintProps {
  /** Code of the operation. */
  readonly code: string;
  /** Draft of its form. */
  readonly draft: object;
}

/** Signers whom rules of the company will ask for, as the document is filled in; nothing for people and companies without rules. */
export const RulesHint = observer(function RulesHint(props: RulesHintProps) {
  const mayOpen = useMayOpen();
  const { makesDocuments } = useService(UserStore);
  return makesDocuments && mayOpen(COMPANY_RULES_PATH) ? <Hint {...props} /> : null;
});

const Hint = observer(function Hint({ code, draft }: RulesHintProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const context = useService(PaymentContext);
  const resource = COMPANY_RULES.of(context);
  const needText = useNeedText();

  useEffect(() => void resource.load('', { keep: true }), [resource]);

  const { rules = [], today } = resource.value ?? {};
  const needs =
    today === undefined ? [] : needsOf(rules, composedDocument(code, draft, context.accounts.accounts), today);
  if (needs.length === 0) {
    return null;
  }
  const list = [...new Set(needs.map(needText))].join(PUNCTUATION[language].semicolon);
  return (
    <p className={classNames(styles['note'], styles['asked'])}>
      {sentences([t('signatures.rules.asked', { list }), ...absenceText(needs)], language)}
    </p>
  );

  function absenceText(all: readonly ComposedNeed[]): readonly string[] {
    if (all.some(({ signers }) => signers.every(({ state }) => state !== 'today'))) {
      return [t('signatures.rules.stuck')];
    }
    const absent = all.flatMap(({ signers }) => signers.filter(({ state }) => state === 'unable'));
    const names = [...new Set(absent.map(({ name }) => localized(name, language)))];
    return names.length === 0 ? [] : [t('signatures.rules.absent', { names: listed(names, language) })];
  }
});

/** Signers of a need: names, or how many of them, in their order. */
function useNeedText(): (need: ComposedNeed) => string {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  return ({ rule: { needed, inOrder }, signers }) => {
    const names = signers.map(({ name }) => localized(name, language));
    if (needed < names.length) {
      return t(inOrder ? 'signatures.rules.someInOrder' : 'signatures.rules.some', {
        needed,
        total: names.length,
        names: listed(names, language),
      });
    }
    return inOrder && names.length > 1
      ? t('signatures.rules.allInOrder', {
          names: names.reduce((before, name) => t('signatures.rules.then', { before, name })),
        })
      : listed(names, language);
  };
}
