import { movements as cn } from '../../locales/cn/messages.json';
import { movements as en } from '../../locales/en/messages.json';
import { movements as kg } from '../../locales/kg/messages.json';
import { movements as ru } from '../../locales/ru/messages.json';
import { groupAccountNumber, maskAccountNumber } from '../account/accountNumber';
import type { Language, LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { joinedParts, PUNCTUATION } from '../language/punctuation';
import { filled } from '../language/template';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';
import { MOVEMENTS } from '../movements/movements';
import type { BankMovements } from '../movements/movements';
import type { ConfirmationFacts } from './ConfirmationFacts';
import { partyName } from './partyName';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Stored data of a movement of money. */
export interface AgreedMovement {
  readonly txnCode: string;
  readonly amount: Money;
  readonly credited: Money;
  readonly fee: Money;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
}

/** Facts a wording has besides those that all have. */
type FurtherFact = 'credited' | 'recipientName';

const FURTHER_FACTS: Readonly<Partial<Record<ConfirmationFacts['kind'], readonly FurtherFact[]>>> = {
  exchange: ['credited'],
  closeDeposit: ['credited'],
  payment: ['recipientName'],
  toCard: ['recipientName'],
  toRecipient: ['recipientName'],
  toPerson: ['recipientName'],
  salary: ['recipientName'],
  orderCheckbooks: ['recipientName'],
  orderAccountCertificate: ['recipientName'],
  orderLoanCertificate: ['recipientName'],
  orderAccount: ['recipientName'],
  openFirstAccount: ['recipientName'],
  applyForLoan: ['recipientName'],
  orderBox: ['recipientName'],
  buyBonds: ['recipientName'],
  orderCard: ['recipientName'],
  applyForCard: ['recipientName'],
  reissueCard: ['recipientName'],
  renewCard: ['recipientName'],
};

/** Facts from which the text of a movement is made, so that the preview page, the message and the receipt have the same text. */
export function confirmationFactsOf(
  { txnCode, ...agreed }: AgreedMovement,
  movements: Pick<BankMovements, 'movementLike'> = MOVEMENTS,
): ConfirmationFacts {
  return confirmationFactsAs(movements.movementLike(txnCode)?.confirmedAs, agreed);
}

/** The same for a movement of a known wording; without one, that of a transfer to a recipient. */
export function confirmationFactsAs(
  kind: ConfirmationFacts['kind'] = 'toRecipient',
  { credited, recipientName, ...agreed }: Omit<AgreedMovement, 'txnCode'>,
): ConfirmationFacts {
  const further = FURTHER_FACTS[kind] ?? [];
  return {
    ...agreed,
    kind,
    ...(further.includes('credited') && { credited }),
    ...(further.includes('recipientName') && { recipientName }),
  };
}

/** Text of an operation: the same on the preview page, in the message with the code and on the receipt. One that moves no money is free. */
export function confirmationText(facts: ConfirmationFacts, language: Language): string {
  const movement = movementWords(facts, language);
  if (facts.amount.minor === 0n) {
    return filled(TEXTS.free[language], { movement });
  }
  return facts.fee.minor === 0n
    ? filled(TEXTS.withoutFee[language], { movement })
    : filled(TEXTS.withFee[language], { movement, fee: formatMoney(facts.fee, language) });
}

/** The same text without the fee and without a full stop. */
export function movementWords(facts: ConfirmationFacts, language: Language): string {
  const { recipientName } = facts;
  return WORDS[facts.kind](
    recipientName === undefined ? facts : { ...facts, recipientName: partyName(recipientName, language) },
    language,
  );
}

/** Values of most confirmation texts: both amounts, and both sides by their last digits. */
function figuresOf(facts: ConfirmationFacts, language: Language) {
  return {
    amount: formatMoney(facts.amount, language),
    credited: formatMoney(facts.credited ?? facts.amount, language),
    from: maskAccountNumber(facts.debitAccountNumber),
    to: maskAccountNumber(facts.creditAccountNumber),
  };
}

type MovementWords = (facts: ConfirmationFacts, language: Language) => string;

/** Wording of a movement that has only these values. */
function figuresOnly(text: LocalizedText): MovementWords {
  return (facts, language) => filled(text[language], figuresOf(facts, language));
}

/** Words of an order of the showcase, whose price, if any, the bank earns. */
function orderedWords(text: LocalizedText): MovementWords {
  return (facts, language) =>
    filled(text[language], {
      ...figuresOf(facts, language),
      recipient: facts.recipientName ?? '',
    });
}

const transferWords: MovementWords = (facts, language) =>
  filled(TEXTS.transfer[language], {
    ...figuresOf(facts, language),
    recipient: facts.recipientName === undefined ? '' : `${PUNCTUATION[language].comma}${facts.recipientName}`,
  });

/**
 * Text of a payment. Its number comes from another party, so it is repeated in full for checking; in groups of digits, because the
 * code is to be the only run of six digits.
 */
const paymentWords: MovementWords = (facts, language) =>
  filled(TEXTS.payment[language], {
    ...figuresOf(facts, language),
    whom: joinedParts([facts.recipientName, groupAccountNumber(facts.creditAccountNumber)], language),
  });

/** Text of a transfer to a card; a card is identified by its last four digits, as accounts are. */
const toCardWords: MovementWords = (facts, language) => {
  const { to, ...figures } = figuresOf(facts, language);
  return filled(TEXTS.toCard[language], { ...figures, to: joinedParts([to, facts.recipientName], language) });
};

/** Text of the opening of a deposit; its account is new to the customer, so its number is given in full. */
const openDepositWords: MovementWords = (facts, language) =>
  filled(TEXTS.openDeposit[language], {
    ...figuresOf(facts, language),
    to: groupAccountNumber(facts.creditAccountNumber),
  });

/** Text of a money transfer to a person; the money-transfer system is named instead of a credit account. */
const toPersonWords: MovementWords = (facts, language) =>
  filled(TEXTS.toPerson[language], {
    ...figuresOf(facts, language),
    system: facts.creditAccountNumber,
    name: facts.recipientName ?? '',
  });

/** Text of a money transfer received from a person. */
const fromPersonWords: MovementWords = (facts, language) =>
  filled(TEXTS.fromPerson[language], { ...figuresOf(facts, language), system: facts.debitAccountNumber });

const salaryWords: MovementWords = (facts, language) =>
  filled(TEXTS.salary[language], {
    ...figuresOf(facts, language),
    register: facts.recipientName ?? '',
  });

const WORDS: Readonly<Record<ConfirmationFacts['kind'], MovementWords>> = {
  ownAccounts: transferWords,
  toRecipient: transferWords,
  exchange: figuresOnly(TEXTS.exchange),
  payment: paymentWords,
  toCard: toCardWords,
  fromCard: figuresOnly(TEXTS.fromCard),
  openDeposit: openDepositWords,
  toDeposit: figuresOnly(TEXTS.toDeposit),
  closeDeposit: figuresOnly(TEXTS.closeDeposit),
  toLoan: figuresOnly(TEXTS.toLoan),
  toPerson: toPersonWords,
  fromPerson: fromPersonWords,
  salary: salaryWords,
  orderCheckbooks: orderedWords(TEXTS.orderCheckbooks),
  orderAccountCertificate: orderedWords(TEXTS.orderAccountCertificate),
  orderLoanCertificate: orderedWords(TEXTS.orderLoanCertificate),
  orderAccount: orderedWords(TEXTS.orderAccount),
  openFirstAccount: orderedWords(TEXTS.openFirstAccount),
  applyForLoan: orderedWords(TEXTS.applyForLoan),
  orderBox: orderedWords(TEXTS.orderBox),
  buyBonds: orderedWords(TEXTS.buyBonds),
  orderCard: orderedWords(TEXTS.orderCard),
  applyForCard: orderedWords(TEXTS.applyForCard),
  reissueCard: orderedWords(TEXTS.reissueCard),
  renewCard: orderedWords(TEXTS.renewCard),
};

/** Data of the message that carries the code of an operation. */
export interface OperationMessage {
  readonly code: string;
  readonly confirmationText: string;
  readonly fingerprint: string;
}

/** SMS with the code of an operation: the code first, then the confirmed text, then the warning. */
export function smsText({ code, confirmationText: words, fingerprint }: OperationMessage, language: Language): string {
  return filled(TEXTS.code[language], { code, words, fingerprint });
}
