import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { money } from '../money/Money';
import type { Money } from '../money/Money';
import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import { readObjects, writeObjects } from './dataObjects';
import type { DataObject } from './dataObjects';

/** Payment code of the national QR system (technical regulation of the operator, annex 1): payee, service and amount. */
export interface ElqrCode {
  /** A static code can be paid any number of times, a dynamic one once. */
  readonly type: 'static' | 'dynamic';
  /** Issuer of the code: the name of the payee's provider in the system. */
  readonly providerId: string;
  readonly serviceCode: string;
  /** Account or subscriber to be credited; may be empty. */
  readonly accountId: string;
  /** Id of the payment of a dynamic code; may be empty. */
  readonly transactionId: string;
  /** True when the payer may change the amount. */
  readonly amountEditable: boolean;
  readonly merchantId: string;
  readonly serviceName: string;
  readonly comment: string;
  /** Merchant category code, four digits (ISO 18245). */
  readonly merchantCategory: string;
  /** Amount in soms; absent when the payer enters it. */
  readonly amount: Money | undefined;
  /** Name of the payee, in Latin letters. */
  readonly providerName: string;
}

/** Reason a text is not a payable code. */
export type ElqrViolation =
  /** Not a code of this system. */
  | 'ELQR_UNREADABLE'
  /** A part is missing or unreadable. */
  | 'ELQR_DAMAGED'
  /** The checksum does not match: the code was changed after it was created. */
  | 'ELQR_TAMPERED'
  /** The currency is not the som. */
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

/** Parses a code from its link or from the part of the link after `#`. Parsing is lenient: order and letter case of data objects vary. */
export function readElqr(text: string): Result<ElqrCode, ElqrViolation> {
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

/** Link of a code, readable by every application of the system. */
export function elqrLink(code: ElqrCode): string {
  return linkOf(elqrContent(code));
}

/** Link of one line for a pasted code, whatever surrounds it; `undefined` for a text that is not a code. */
export function elqrLinkIn(text: string): string | undefined {
  const content = contentOf(text);
  return content === undefined ? undefined : linkOf(content);
}

function linkOf(content: string): string {
  return `${LINK}${encodeURI(content)}`;
}

/** Key of the payment of a dynamic code, unique among the codes of its provider; `undefined` for a static code. */
export function singlePaymentOf(code: ElqrCode): string | undefined {
  if (code.type === 'static') {
    return undefined;
  }
  const { providerId, serviceCode, accountId, transactionId, merchantId, amount, comment } = code;
  // Some issuers give no id of the payment; then a hash of the other fields is used.
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

/** Checksum: the last digits of the SHA-256 of everything before it. */
function checksumOf(body: string): string {
  return sha256Hex(body).slice(-CHECKSUM_CHARACTERS);
}

/** SHA-256 of the UTF-8 bytes of a text in lower-case hexadecimal. It is used for checksums only, never for secrets. */
function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Decoded part after `#` of a link with any host; a pasted code without a link is taken whole. `undefined` for invalid text. */
function contentOf(text: string): string | undefined {
  const trimmed = text.trim();
  const fragment = trimmed.includes('#') ? trimmed.slice(trimmed.indexOf('#') + 1) : trimmed;
  try {
    const content = decodeURIComponent(fragment);
    // Surrogates cannot be hashed when unpaired, and the regulation allows neither surrogate pairs nor control characters.
    return /\p{Cc}/u.test(content) || /[\ud800-\udfff]/.test(content) ? undefined : content;
  } catch {
    return undefined;
  }
}

function codeOf(objects: readonly DataObject[]): Result<ElqrCode, ElqrViolation> {
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
