import type { Language } from '../../../../domain/language/Language';

const COMMA: Readonly<Record<Language, string>> = { ru: ',', en: '.', kg: ',', cn: '.' };

/** A number kept in hundredths, as it is read: without decimals where it has none. */
export function hundredths(value: bigint, language: Language): string {
  return decimal(value, { digits: 2, language });
}

/** A number kept in thousandths, as it is read. */
export function thousandths(value: bigint, language: Language): string {
  return decimal(value, { digits: 3, language });
}

function decimal(
  value: bigint,
  { digits, language }: { readonly digits: number; readonly language: Language },
): string {
  const text = value.toString().padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  const whole = text.slice(0, -digits);
  return fraction === '' ? whole : `${whole}${COMMA[language]}${fraction}`;
}
