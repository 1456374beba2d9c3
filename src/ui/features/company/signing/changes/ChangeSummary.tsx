import { useTranslation } from 'react-i18next';

import type { ChangeDocument } from '../../../../../domain/corporate/ChangeDocument';
import { localized } from '../../../../../domain/language/localized';
import { formatDateTime } from '../../../../../domain/time/format';
import { joinedParts, PUNCTUATION } from '../../../../../domain/language/punctuation';
import { SummaryList } from '../../../../components/SummaryList';
import { useLanguage } from '../../../../language/useLanguage';
import { useChangeFactRows } from '../../../../flow/change/useChangeFactRows';

/** A change from the old value to the new one, then its maker, signers and end, with their times. */
export function ChangeSummary({ change }: { readonly change: ChangeDocument }) {
  const { t } = useTranslation(['companyChanges', 'signing']);
  const language = useLanguage();
  const facts = useChangeFactRows(change);
  const { awaited, signatures, end } = change;
  const at = (moment: number): string => formatDateTime(moment, language);
  const places = awaited.places.map((place) => {
    const signature = signatures.find((each) => each.place === place);
    const names = awaited.signers.filter((each) => each.place === place).map(({ name }) => localized(name, language));
    const value =
      signature === undefined
        ? t('signing:awaits', {
            names: names.length === 0 ? t('signing:nobody') : names.join(PUNCTUATION[language].between),
          })
        : t('signing:signedBy', { name: localized(signature.name, language), time: at(signature.signedAt) });
    return { key: `place-${place}`, term: t(`signing:places.${place}`), value };
  });
  const made = {
    key: 'made',
    term: t('companyChanges:facts.madeBy'),
    value: joinedParts([localized(change.madeBy, language), at(change.sentAt)], language),
  };
  const until = { key: 'until', term: t('signing:until'), value: at(change.expiresAt) };
  return <SummaryList rows={[...facts, made, ...places, ...(end === undefined ? [until] : endRows())]} />;

  function endRows() {
    if (end === undefined) {
      return [];
    }
    const ended = { key: 'end', term: t(`companyChanges:states.${end.state}`), value: at(end.at) };
    if (end.state !== 'declined') {
      return [ended];
    }
    const by = { key: 'by', term: t('companyChanges:facts.declinedBy'), value: localized(end.by, language) };
    return [
      ended,
      by,
      ...(end.reason === '' ? [] : [{ key: 'reason', term: t('signing:decline.reason'), value: end.reason }]),
    ];
  }
}
