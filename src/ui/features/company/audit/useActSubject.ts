import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { ActFile, CompanyAct } from '../../../../domain/corporate/CompanyAct';
import { joinedParts } from '../../../../domain/language/punctuation';
import { localized } from '../../../../domain/language/localized';
import { MOVEMENTS } from '../../../../domain/movements/movements';
import { writtenDay } from '../../../../domain/time/format';
import { usePartyName } from '../../../components/usePartyName';
import { useLanguage } from '../../../language/useLanguage';
import { changeDocumentPath, documentPath } from '../../../objects/documents/signingPaths';
import { transactionPath } from '../../../objects/operations/historyPaths';

/** Returns what an act is about, in the language of the screen: kind and payee of a payment, setting, or file. */
export function useActSubject(): (act: CompanyAct) => string {
  const { t } = useTranslation(['companyAudit', 'operations']);
  const language = useLanguage();
  const party = usePartyName();
  return useMemo(() => {
    const fileText = ({ kind, format, from, to }: ActFile) =>
      t(`companyAudit:files.${kind}`, {
        format: format.toUpperCase(),
        from: from === undefined ? '' : writtenDay(from),
        to: to === undefined ? '' : writtenDay(to),
      });
    return ({ document, file }: CompanyAct) => {
      const parts =
        document?.kind === 'payment'
          ? [t(`operations:kinds.${MOVEMENTS.kindOf(document.txnCode)}`), party(document.recipientName)]
          : [document === undefined ? '' : localized(document.subject, language)];
      return joinedParts(
        [file === undefined ? '' : fileText(file), ...parts].filter((part) => part !== ''),
        language,
      );
    };
  }, [t, language, party]);
}

/** Page of what an act is about: its operation, document or change; none for a statement. */
export function actPath({ document, file }: CompanyAct): string | undefined {
  if (file?.transactionId !== undefined) {
    return transactionPath(file.transactionId);
  }
  return document && (document.kind === 'change' ? changeDocumentPath : documentPath)(document.operationId);
}
