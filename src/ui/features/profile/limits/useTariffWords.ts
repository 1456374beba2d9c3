import { useTranslation } from 'react-i18next';

import type { TariffGroup } from '../../../../domain/tariff/tariffPages';
import type { Tariff, TariffBand } from '../../../../domain/tariff/Tariff';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { formatPercent } from '../../../../domain/money/formatPercent';
import { labelled, PUNCTUATION } from '../../../../domain/language/punctuation';
import { useLanguage } from '../../../language/useLanguage';

/** One row of a tariff table. */
export interface TariffRow {
  readonly key: string;
  readonly amount: string;
  readonly fee: string;
}

interface TariffWords {
  readonly rowsOf: (group: TariffGroup) => readonly TariffRow[];
  readonly feeOf: (band: TariffBand) => string;
}

/** Tariff tables in the language of the screen; currencies with the same fees share their rows. */
export function useTariffWords(): TariffWords {
  const { t } = useTranslation('limits');
  const language = useLanguage();

  const feeOf = ({ fixed, basisPoints, minimum, maximum }: TariffBand): string => {
    const parts = [
      ...(basisPoints === 0n ? [] : [formatPercent(basisPoints, language)]),
      ...(fixed.minor === 0n ? [] : [formatMoney(fixed, language)]),
    ];
    if (parts.length === 0 && minimum.minor === 0n) {
      return t('free');
    }
    return [
      parts.join(' + '),
      ...(minimum.minor === 0n ? [] : [t('atLeast', { amount: formatMoney(minimum, language) })]),
      ...(maximum === undefined ? [] : [t('atMost', { amount: formatMoney(maximum, language) })]),
    ]
      .filter((part) => part !== '')
      .join(PUNCTUATION[language].between);
  };

  const amountOf = ({ bands, currency }: Tariff, index: number): string => {
    const [before, band] = [bands[index - 1], bands[index]];
    if (band?.upTo !== undefined) {
      return t('upTo', { amount: formatMoney(band.upTo, language) });
    }
    return before?.upTo === undefined
      ? t('anyAmount', { currency })
      : t('above', { amount: formatMoney(before.upTo, language) });
  };

  const isFree = ({ bands }: Tariff): boolean => bands.every((band) => feeOf(band) === t('free'));

  /** Fees of SWIFT transfers by currency and by who pays the charges; equal fees share a row. */
  const abroadRows = (tariffs: readonly Tariff[]): readonly TariffRow[] => {
    const rows = new Map<string, { readonly currency: string; readonly fee: string; readonly codes: string[] }>();
    for (const { transferCode, currency, bands } of tariffs) {
      const fee = bands.map(feeOf).join(PUNCTUATION[language].semicolon);
      const row = rows.get(`${currency} ${fee}`) ?? { currency, fee, codes: [] };
      row.codes.push(transferCode === 'SWIFT_FOREIGN' ? t('foreignBank') : transferCode.replace('SWIFT_', ''));
      rows.set(`${currency} ${fee}`, row);
    }
    return [...rows].map(([key, { currency, codes, fee }]) => ({
      key,
      amount: labelled(currency, codes.join(PUNCTUATION[language].between), language),
      fee,
    }));
  };

  return {
    feeOf,
    rowsOf: ({ name, tariffs }) => {
      if (name === 'SWIFT') {
        return abroadRows(tariffs);
      }
      const free = tariffs.filter(isFree);
      const priced = tariffs.filter((tariff) => !isFree(tariff));
      return [
        ...(free.length === 0
          ? []
          : [
              {
                key: 'free',
                amount: t('anyAmount', {
                  currency: free.map(({ currency }) => currency).join(PUNCTUATION[language].between),
                }),
                fee: t('free'),
              },
            ]),
        ...priced.flatMap((tariff) =>
          tariff.bands.map((band, index) => ({
            key: `${tariff.transferCode}-${tariff.currency}-${index}`,
            amount: amountOf(tariff, index),
            fee: feeOf(band),
          })),
        ),
      ];
    },
  };
}
