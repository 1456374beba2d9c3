import { useTranslation } from 'react-i18next';

import type { AwaitedSignatures } from '../../../domain/corporate/Signer';
import { localized } from '../../../domain/language/localized';
import { PUNCTUATION } from '../../../domain/language/punctuation';
import { AskBank } from '../../objects/chat/AskBank';
import { Alert } from '../../components/Alert';
import { SummaryList } from '../../components/SummaryList';
import { AwaitedRules } from '../../objects/documents/AwaitedRules';
import { useLanguage } from '../../language/useLanguage';

/** Required signatories by signing position, with a warning for a position that nobody can fill. */
export function SignersList({ awaited }: { readonly awaited: AwaitedSignatures }) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const rows = awaited.places.map((place) => {
    const names = awaited.signers
      .filter((signer) => signer.place === place)
      .map(({ name }) => localized(name, language));
    return {
      key: String(place),
      term: t(`signatures.places.${place}`),
      value: names.join(PUNCTUATION[language].between),
      empty: names.length === 0,
    };
  });
  const names = (awaited.approvers ?? []).map((name) => localized(name, language)).join(PUNCTUATION[language].between);
  const approvers = names === '' ? [] : [{ key: 'approvers', term: t('signatures.approval'), value: names }];
  return (
    <>
      {rows.some(({ empty }) => empty) && (
        <Alert tone="caution" title={t('signatures.nobodyTitle')}>
          <p>{t('signatures.nobodyText')}</p>
          <AskBank about="payments" />
        </Alert>
      )}
      <SummaryList rows={[...approvers, ...rows.filter(({ empty }) => !empty)]} />
      <AwaitedRules rules={awaited.rules} />
    </>
  );
}
