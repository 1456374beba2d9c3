import { PinForm, problemsOfPin } from '../user/PinForm';
import type { Problems } from '../validation/validate';

/** What is filled in for a new PIN of a card: the code on its back shows who has it. */
export interface CardPinForm {
  readonly securityCode: string;
  readonly pin: string;
  readonly repeat: string;
}

/** The first problem of each field; empty when the PIN can be sent. */
export function cardPinProblems({ securityCode, pin, repeat }: CardPinForm): Problems<CardPinForm> {
  const problems = problemsOfPin(new PinForm({ pin, repeat }));
  return {
    ...(securityCode === '' && { securityCode: 'SECURITY_CODE_REQUIRED' as const }),
    ...(securityCode !== '' && !/^\d{3}$/.test(securityCode) && { securityCode: 'SECURITY_CODE_DIGITS' as const }),
    ...(problems.pin !== undefined && { pin: problems.pin }),
    ...(problems.repeat !== undefined && { repeat: problems.repeat }),
  };
}
