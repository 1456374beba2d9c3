import { useTranslation } from 'react-i18next';

import type { AwaitedByRule, RuleSigner } from '../../../domain/corporate/Signer';
import { localized } from '../../../domain/language/localized';
import { PUNCTUATION } from '../../../domain/language/punctuation';
import { Badge } from '../../components/Badge';
import { useLanguage } from '../../language/useLanguage';
import styles from './Signing.module.css';

/** Rules of the company about a document: each in words, with the signers who can sign today and those who have. */
export function AwaitedRules({ rules = [] }: { readonly rules?: readonly AwaitedByRule[] | undefined }) {
  return (
    rules.length > 0 && (
      <ul className={styles['signatures']}>
        {rules.map((rule) => (
          <AwaitedRule key={rule.words.ru} rule={rule} />
        ))}
      </ul>
    )
  );
}

function AwaitedRule({ rule: { words, left, signers } }: { readonly rule: AwaitedByRule }) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const namesOf = (state: RuleSigner['state']) =>
    signers
      .filter((signer) => signer.state === state)
      .map(({ name }) => localized(name, language))
      .join(PUNCTUATION[language].between);
  const [signed, today, later] = [namesOf('signed'), namesOf('today'), namesOf('later')];
  const parts = [
    signed !== '' && t('signatures.rules.signed', { names: signed }),
    left > 0 && (today === '' ? t('signatures.rules.nobody') : t('signatures.rules.today', { names: today })),
    left > 0 && later !== '' && t('signatures.rules.later', { names: later }),
  ].filter((part) => part !== false);
  return (
    <li>
      <Badge tone={left > 0 ? 'caution' : 'positive'}>
        {left > 0 ? t('signatures.rules.left', { number: left }) : t('signatures.rules.complete')}
      </Badge>{' '}
      {parts.join(PUNCTUATION[language].semicolon)}
      <p className={styles['line']}>{localized(words, language)}</p>
    </li>
  );
}
