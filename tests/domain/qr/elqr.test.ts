import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { elqrLink, readElqr } from '../../../src/domain/qr/elqr';
import type { ElqrCode } from '../../../src/domain/qr/elqr';

const STATIC = '00020101021132500014p2p.ourbank.kg010201101612800160000001141302125204999953034175908AIBEK A.630484e1';
const DYNAMIC =
  '00020101021232740013qr.ourbank.kg010210101612800160000001141115INV-2026-00012312021213021233270007SP-00010112Cafe Ala-Too3408Счёт 12352045812530341754061250505912CAFE ALA-TOO630442f9';
const FINIK =
  'https://qr.finik.kg/#00020101021232810011qr.finik.kg0114averspay-items10328606240d690d42e4b036d3dba9d0371a120212130212520448295303417540712412005908Finik-QR6304b127';
const CARD =
  'https://pay.payqr.kg#00020101021132700013p2p.elcart.kg0101110323435fba7738e54e59d8f3e8e664785d912021113021253034175204482259199417%20****%20****%20526963049EE1';

describe('a code to pay by', () => {
  it('is read from what stands in a static one', () => {
    expect(readElqr(STATIC)).toMatchObject({
      ok: true,
      value: {
        type: 'static',
        providerId: 'p2p.ourbank.kg',
        accountId: '1280016000000114',
        amount: undefined,
        providerName: 'AIBEK A.',
      },
    });
  });

  it('is read from a dynamic one with its amount in tyiyn, letters of the country in it', () => {
    expect(readElqr(DYNAMIC)).toMatchObject({
      ok: true,
      value: {
        type: 'dynamic',
        transactionId: 'INV-2026-000123',
        amount: money(125_050n, 'KGS'),
        amountEditable: false,
        merchantId: 'SP-0001',
        serviceName: 'Cafe Ala-Too',
        comment: 'Счёт 123',
        providerName: 'CAFE ALA-TOO',
      },
    });
  });

  it.each([
    [FINIK, { type: 'dynamic', providerId: 'qr.finik.kg', amount: money(1_241_200n, 'KGS'), providerName: 'Finik-QR' }],
    [CARD, { type: 'static', providerId: 'p2p.elcart.kg', amount: undefined, providerName: '9417 **** **** 5269' }],
    [`elqr-tulpar://payqr.kg#${STATIC}`, { type: 'static' }],
    [`  ${encodeURI(DYNAMIC)}\n`, { type: 'dynamic' }],
    [STATIC.replace('84e1', '84E1'), { type: 'static' }],
  ])('is read from any link: %s', (link, value) => {
    expect(readElqr(link)).toMatchObject({ ok: true, value });
  });

  it.each([
    ['', 'ELQR_UNREADABLE'],
    ['https://example.com/', 'ELQR_UNREADABLE'],
    ['000201%E0%A4%A', 'ELQR_UNREADABLE'],
    [STATIC.replace('AIBEK A.', 'AIBEK B.'), 'ELQR_TAMPERED'],
    [STATIC.slice(0, -4), 'ELQR_DAMAGED'],
    [STATIC.slice(0, -8), 'ELQR_DAMAGED'],
    [`${STATIC}5`, 'ELQR_DAMAGED'],
    ['000201010211320800040000530341763041f41', 'ELQR_TAMPERED'],
    ['00020101021132060002ab52049999530384059019630412f0', 'ELQR_TAMPERED'],
  ])('is not %j', (text, violation) => {
    expect(readElqr(text)).toEqual({ ok: false, failure: violation });
  });

  it('in another currency is rejected as foreign', () => {
    expect(readElqr(sealed(STATIC.slice(0, -8).replace('5303417', '5303840')))).toEqual({
      ok: false,
      failure: 'ELQR_FOREIGN',
    });
    expect(readElqr(sealed(STATIC.slice(0, -8).replace('5303417', '')))).toEqual({
      ok: false,
      failure: 'ELQR_DAMAGED',
    });
    expect(readElqr(sealed(STATIC.slice(0, -8).replace('010211', '010213')))).toEqual({
      ok: false,
      failure: 'ELQR_DAMAGED',
    });
  });

  it('is written so that it is read the same', () => {
    const characters = (maxLength: number) =>
      fc.string({ maxLength, unit: fc.constantFrom(...'AZaz09 .-Ёңүө', '%', '#') });
    const code: fc.Arbitrary<ElqrCode> = fc.record({
      type: fc.constantFrom('static' as const, 'dynamic'),
      providerId: fc.stringMatching(/^[a-z0-9.]{1,20}$/),
      serviceCode: fc.stringMatching(/^\d{0,10}$/),
      accountId: fc.stringMatching(/^\d{0,16}$/),
      transactionId: fc.stringMatching(/^[A-Z0-9-]{0,12}$/),
      amountEditable: fc.boolean(),
      merchantId: characters(30),
      serviceName: characters(30),
      comment: characters(99),
      merchantCategory: fc.stringMatching(/^\d{4}$/),
      amount: fc.option(
        fc.bigInt({ min: 1n, max: 9_999_999_999_999n }).map((minor) => money(minor, 'KGS')),
        { nil: undefined },
      ),
      providerName: fc.stringMatching(/^[A-Z .]{1,25}$/),
    });
    fc.assert(
      fc.property(code, (some) => {
        expect(readElqr(elqrLink(some))).toEqual({ ok: true, value: some });
      }),
    );
  });
});

/** The body with the checksum it ought to have, found by trying: the code itself keeps its way of counting to itself. */
function sealed(body: string): string {
  for (let sum = 0; sum < 0x10000; sum += 1) {
    const text = `${body}6304${sum.toString(16).padStart(4, '0')}`;
    const read = readElqr(text);
    if (read.ok || read.failure !== 'ELQR_TAMPERED') {
      return text;
    }
  }
  throw new Error('No checksum fits');
}
