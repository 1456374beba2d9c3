import { PinForm, problemsOfPin } from '../user/PinForm';
import type { Problems } from '../validation/validate';

/** Form fields of a new card PIN; the security code on the back proves possession of the card. */
export interface CardPinForm {
  readonly securityCode: string;
  readonly pin: string;
  readonly repeat: string;
}

/** First violation of each field; empty when the PIN can be submitted. */
export function cardPinProblems({ securityCode, pin, repeat }: CardPinForm): Problems<CardPinForm> {
  const problems = problemsOfPin(new PinForm({ pin, repeat }));
  return {
    ...(securityCode === '' && { securityCode: 'SECURITY_CODE_REQUIRED' as const }),
    ...(securityCode !== '' && !/^\d{3}$/.test(securityCode) && { securityCode: 'SECURITY_CODE_DIGITS' as const }),
    ...(problems.pin !== undefined && { pin: problems.pin }),
    ...(problems.repeat !== undefined && { repeat: problems.repeat }),
  };
}
