import { withoutGroups } from '../text/identifiers';
import { PinForm, violationsOfPin } from '../user/PinForm';
import type { Violations } from '../validation/validate';

/** Form fields of a new card PIN; the security code on the back proves possession of the card. */
export interface CardPinForm {
  readonly securityCode: string;
  readonly pin: string;
  readonly repeat: string;
}

/** First violation of each field; empty when the PIN can be submitted. */
export function cardPinViolations({ securityCode, pin, repeat }: CardPinForm): Violations<CardPinForm> {
  const code = withoutGroups(securityCode);
  const violations = violationsOfPin(new PinForm({ pin, repeat }));
  return {
    ...(code === '' && { securityCode: 'SECURITY_CODE_REQUIRED' as const }),
    ...(code !== '' && !/^\d{3}$/.test(code) && { securityCode: 'SECURITY_CODE_DIGITS' as const }),
    ...(violations.pin !== undefined && { pin: violations.pin }),
    ...(violations.repeat !== undefined && { repeat: violations.repeat }),
  };
}
