import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { readObjects, writeObjects } from './dataObjects';
import type { DataObject } from './dataObjects';

/**
 * A code to pay by, of the country's own system (technical regulation of the operator, annex 1): whom, by which service, and
 * how much.
 */
export interface ElqrCode {
  /** A static code is paid any number of times, a dynamic one once. */
  readonly type: 'static' | 'dynamic';
  /** Whose code it is: the name of the payee's provider in the system. */
  readonly providerId: string;
  readonly serviceCode: string;
  /** The account or subscriber the money is for; may be empty. */
  readonly accountId: string;
  /** Names one payment of a dynamic code; may be empty. */
  readonly transactionId: string;
  /** Whether the payer may give another amount than the code does. */
  readonly amountEditable: boolean;
  readonly merchantId: string;
  readonly serviceName: string;
  readonly comment: string;
  /** Kind of trade, four digits (ISO 18245). */
  readonly merchantCategory: string;
  /** In soms; absent where the payer gives it. */
  readonly amount: Money | undefined;
  /** What the payee is called, in Latin letters. */
  readonly providerName: string;
}

/** Why a text is no code to pay by. */
export type ElqrProblem =
  /** It is not a code of this system at all. */
  | 'ELQR_UNREADABLE'
  /** Something of it is missing or cannot be read. */
  | 'ELQR_DAMAGED'
  /** It was changed after it was made. */
  | 'ELQR_TAMPERED'
  /** It asks for another currency than the som. */
  | 'ELQR_FOREIGN';

const LINK = 'https://pay.payqr.kg#';
const SOM = '417';
const YES = '11';
const NO = '12';
const CHECKSUM_OBJECT = '6304';
const CHECKSUM_CHARACTERS = 4;
const TYPES: ReadonlyMap<string, ElqrCode['type']> = new Map([
  ['11', 'static'],
  ['12', 'dynamic'],
]);

/** Reads a code from its link or from what stands behind the `#`. Reads leniently: order and letter case of objects vary. */
export function readElqr(text: string): Result<ElqrCode, ElqrProblem> {
  const content = contentOf(text);
  if (content === undefined || !content.startsWith('0002')) {
    return refusal('ELQR_UNREADABLE');
  }
  const objects = readObjects(content);
  const last = objects?.at(-1);
  if (objects === undefined || last?.id !== '63') {
    return refusal('ELQR_DAMAGED');
  }
  const body = content.slice(0, -(CHECKSUM_OBJECT.length + last.value.length));
  if (last.value.toLowerCase() !== checksumOf(body)) {
    return refusal('ELQR_TAMPERED');
  }
  return codeOf(objects);
}

/** The link that stands for a code; readable by every application of the system. */
export function elqrLink(code: ElqrCode): string {
  return linkOf(elqrContent(code));
}

/** The same code as was read, as a link of one line whatever it was pasted with; `undefined` for a text that is no code. */
export function elqrLinkIn(text: string): string | undefined {
  const content = contentOf(text);
  return content === undefined ? undefined : linkOf(content);
}

function linkOf(content: string): string {
  return `${LINK}${encodeURI(content)}`;
}

/** Names what a dynamic code asks for, among the codes of its provider; `undefined` for a code that is paid any number of times. */
export function singlePaymentOf(code: ElqrCode): string | undefined {
  if (code.type === 'static') {
    return undefined;
  }
  const { providerId, serviceCode, accountId, transactionId, merchantId, amount, comment } = code;
  // Some issuers name the payment nowhere; then it is known by everything the code says.
  const named =
    transactionId === ''
      ? sha256Hex([serviceCode, accountId, merchantId, amount?.minor ?? '', comment].join('\n'))
      : transactionId;
  return `${providerId} ${named}`;
}

function elqrContent(code: ElqrCode): string {
  const service = writeObjects([
    { id: '00', value: code.providerId },
    { id: '01', value: code.serviceCode },
    { id: '10', value: code.accountId },
    { id: '11', value: code.transactionId },
    { id: '12', value: code.amountEditable ? YES : NO },
    { id: '13', value: NO },
  ]);
  const merchant = writeObjects([
    { id: '00', value: code.merchantId },
    { id: '01', value: code.serviceName },
  ]);
  const body = writeObjects([
    { id: '00', value: '01' },
    { id: '01', value: code.type === 'static' ? '11' : '12' },
    { id: '32', value: service },
    { id: '33', value: merchant },
    { id: '34', value: code.comment },
    { id: '52', value: code.merchantCategory },
    { id: '53', value: SOM },
    { id: '54', value: code.amount?.minor.toString() },
    { id: '59', value: code.providerName },
  ]);
  return `${body}${CHECKSUM_OBJECT}${checksumOf(body)}`;
}

/** The last digits of the SHA-256 of everything before the checksum. */
function checksumOf(body: string): string {
  return sha256Hex(body).slice(-CHECKSUM_CHARACTERS);
}

/** SHA-256 of the UTF-8 bytes of a text in lower-case hexadecimal: a checksum, no secret goes through it. */
function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What stands behind the `#` of a link of any host, without escapes; a pasted code without a link is taken as it is. */
function contentOf(text: string): string | undefined {
  const trimmed = text.trim();
  const fragment = trimmed.includes('#') ? trimmed.slice(trimmed.indexOf('#') + 1) : trimmed;
  try {
    const content = decodeURIComponent(fragment);
    // A lone half of a character cannot be hashed; the regulation allows no character of two halves either, and nothing but signs.
    return /\p{Cc}/u.test(content) || /[\ud800-\udfff]/.test(content) ? undefined : content;
  } catch {
    return undefined;
  }
}

function codeOf(objects: readonly DataObject[]): Result<ElqrCode, ElqrProblem> {
  const type = TYPES.get(valueOf(objects, '01'));
  const service = readObjects(valueOf(objects, '32'));
  const merchant = readObjects(valueOf(objects, '33')) ?? [];
  const amountText = valueOf(objects, '54');
  const providerName = valueOf(objects, '59');
  if (valueOf(objects, '53') !== SOM) {
    return refusal(valueOf(objects, '53') === '' ? 'ELQR_DAMAGED' : 'ELQR_FOREIGN');
  }
  const providerId = valueOf(service ?? [], '00');
  if (
    type === undefined ||
    service === undefined ||
    providerId === '' ||
    providerName === '' ||
    !/^\d{0,13}$/.test(amountText)
  ) {
    return refusal('ELQR_DAMAGED');
  }
  const minor = BigInt(amountText === '' ? 0 : amountText);
  return success({
    type,
    providerId,
    serviceCode: valueOf(service, '01'),
    accountId: valueOf(service, '10'),
    transactionId: valueOf(service, '11'),
    amountEditable: valueOf(service, '12') !== NO,
    merchantId: valueOf(merchant, '00'),
    serviceName: valueOf(merchant, '01'),
    comment: valueOf(objects, '34'),
    merchantCategory: valueOf(objects, '52'),
    amount: minor === 0n ? undefined : money(minor, 'KGS'),
    providerName,
  });
}

function valueOf(objects: readonly DataObject[], id: string): string {
  return objects.find((object) => object.id === id)?.value ?? '';
}
