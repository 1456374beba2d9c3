import { IsIn, Length, Matches } from 'class-validator';

import { isKyrgyzInn } from '../bankDetails/inn';
import { parseDay } from '../time/days';
import type { BankDay } from '../time/Instant';
import { validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { isAddress, MAX_ISSUED_BY_LENGTH, SHORTEST_ISSUED_BY } from './passportViolations';
import type { ValidationCode } from '../validation/ValidationCode';
import { isPastExpiry, PASSPORT_SERIES } from './Passport';
import type { Passport, PassportSeries } from './Passport';
import { readInn, withoutGroups } from '../text/identifiers';
import { plainText } from '../text/plainText';

const because = (code: ValidationCode) => ({ message: code });

const DAY = /^\d{2}\.\d{2}\.\d{4}$/;

/** Form fields of a new passport. Dates are texts as typed, `DD.MM.YYYY`. Rules are checked from the lowest up. */
export class PassportForm {
  @IsIn(PASSPORT_SERIES, because('PASSPORT_NUMBER'))
  series: PassportSeries = 'ID';

  @Matches(/^\d{7}$/, because('PASSPORT_NUMBER'))
  number = '';

  @Length(SHORTEST_ISSUED_BY, MAX_ISSUED_BY_LENGTH, because('ISSUED_BY_LENGTH'))
  issuedBy = '';

  @Matches(DAY, because('NOT_A_DAY'))
  issuedOn = '';

  @Matches(DAY, because('NOT_A_DAY'))
  expiresOn = '';

  @Matches(/^[12]\d{13}$/, because('INN_INVALID'))
  inn = '';

  address = '';

  constructor(values: Readonly<Partial<PassportForm>> = {}) {
    this.series = values.series ?? 'ID';
    this.number = withoutGroups(values.number ?? '');
    this.issuedBy = values.issuedBy ?? '';
    this.issuedOn = values.issuedOn ?? '';
    this.expiresOn = values.expiresOn ?? '';
    this.inn = readInn(values.inn ?? '');
    this.address = values.address ?? '';
  }
}

/** First violation of each field on a given day. */
export function passportViolations(form: PassportForm, today: BankDay): Violations<PassportForm> {
  const issuedOn = parseDay(form.issuedOn);
  const expiresOn = parseDay(form.expiresOn);
  return {
    ...(issuedOn === undefined && { issuedOn: 'NOT_A_DAY' }),
    ...(issuedOn !== undefined && issuedOn > today && { issuedOn: 'ISSUED_IN_FUTURE' }),
    ...(expiresOn === undefined && { expiresOn: 'NOT_A_DAY' }),
    ...(issuedOn !== undefined &&
      expiresOn !== undefined &&
      expiresOn <= issuedOn && { expiresOn: 'EXPIRES_BEFORE_ISSUE' }),
    ...(isPastExpiry(expiresOn, today) && { expiresOn: 'PASSPORT_PAST_EXPIRY' }),
    ...(!isKyrgyzInn(form.inn) && { inn: 'INN_INVALID' }),
    ...(!isAddress(form.address) && { address: 'ADDRESS_LENGTH' }),
    ...validate(form),
  };
}

/** Passport made from a valid form; `undefined` when a date is unreadable. */
export function passportOfForm({ issuedOn, expiresOn, address, ...rest }: PassportForm): Passport | undefined {
  const issued = parseDay(issuedOn);
  const expires = parseDay(expiresOn);
  return issued === undefined || expires === undefined
    ? undefined
    : { ...rest, issuedOn: issued, expiresOn: expires, address: plainText(address) };
}
