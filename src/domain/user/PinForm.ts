import { Matches } from 'class-validator';

import { validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { pinViolations } from './pinPolicy';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of a new PIN and its repetition (specification 1, section 5: the confirmation must match). */
export class PinForm {
  @Matches(/^\d{4}$/, because('PIN_DIGITS'))
  @Matches(/[^]/, because('PIN_REQUIRED'))
  pin = '';

  @Matches(/[^]/, because('PIN_REPEAT_REQUIRED'))
  repeat = '';

  constructor({ pin = '', repeat = '' }: Readonly<Partial<PinForm>> = {}) {
    this.pin = pin;
    this.repeat = repeat;
  }
}

/** First violation of each field; the telephone number is compared by the bank only. */
export function violationsOfPin(form: PinForm): Violations<PinForm> {
  return {
    ...(pinViolations(form.pin, { phone: '' }).length > 0 && { pin: 'PIN_EASY' as const }),
    ...(form.pin !== form.repeat && { repeat: 'PINS_DIFFER' as const }),
    ...validate(form, ['pin', 'repeat']),
  };
}
