import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import { BANK_DETAILS } from '../../../bank/kernel/bankDetails';
import { RECEIPT_PROOF } from './support/receiptProof';
import { receiptFacts } from '../../../bank/modules/documents/receiptFacts';
import { RENDERERS } from '../../../bank/modules/documents/renderers';
import type { DocumentInput, DocumentKind } from '../../../bank/modules/documents/renderers';
import { classifyTransaction } from '../../../src/domain/history/classify';
import { TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { aTransaction } from '../../domain/support/builders';
import { codeOfKind, longestDocuments, longestTransaction } from './support/longestFacts';

const MADE_AT = Date.UTC(2026, 10, 23, 6, 0);
/** The narrowest margin of a document, less the blank a line may end with. */
const MARGIN_PT = 32;
const LEAST_FOOT_PT = 12;

interface Outside {
  readonly page: number;
  readonly text: string;
}

/** Texts of a PDF that stand in the margins of a page or beyond it, as another program measures them. */
async function outsideOf(bytes: Uint8Array): Promise<readonly Outside[]> {
  const document = await getDocumentProxy(bytes);
  const found: Outside[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ('str' in item && item.str.trim() !== '') {
        const x = Number(item.transform[4]);
        const y = Number(item.transform[5]);
        const isInside =
          x >= left + MARGIN_PT &&
          x + item.width <= right - MARGIN_PT &&
          y >= bottom + LEAST_FOOT_PT &&
          y + item.height <= top - LEAST_FOOT_PT;
        if (!isInside) {
          found.push({ page: number, text: item.str });
        }
      }
    }
  }
  return found;
}

type Renderers = { readonly [Kind in DocumentKind]: (...input: DocumentInput[Kind]) => Promise<Uint8Array> };

const renderers: Renderers = RENDERERS;
const isKind = (name: string): name is DocumentKind => name in RENDERERS;
const DOCUMENTS = Object.keys(RENDERERS).filter(isKind);

async function render<Kind extends DocumentKind>(kind: Kind, input: DocumentInput[Kind]): Promise<Uint8Array> {
  return renderers[kind](...input);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(TRANSACTION_KINDS)('the longest receipt of the kind %s has no text outside its page', async (kind) => {
    const txnCode = codeOfKind(kind);
    expect(classifyTransaction(txnCode)).toBe(kind);
    const bytes = await render('receipt', [
      receiptFacts({ transaction: longestTransaction(txnCode), bank: BANK_DETAILS, madeAt: MADE_AT, ...RECEIPT_PROOF }),
      language,
    ]);
    expect(await outsideOf(bytes)).toEqual([]);
  });

  it.each(DOCUMENTS)('the longest document of the kind %s has no text outside its page', async (kind) => {
    expect(await outsideOf(await render(kind, longestDocuments(language)[kind]))).toEqual([]);
  });

  it('the receipt of a salary carries its checksum whole, on one page', async () => {
    const digest = '3f'.repeat(32);
    const terms = { documentNumber: '15', details: { registerLines: '10000', registerDigest: digest } };
    const transaction = aTransaction({
      txnCode: 'MAKE_SALARY_BATCH',
      recipientName: 'Зарплатная ведомость, строк: 10000',
      terms,
    });
    const document = await getDocumentProxy(
      await render('receipt', [
        receiptFacts({ transaction, bank: BANK_DETAILS, madeAt: MADE_AT, ...RECEIPT_PROOF }),
        language,
      ]),
    );
    const { items } = await (await document.getPage(1)).getTextContent();
    expect(document.numPages).toBe(1);
    expect(items.map((item) => ('str' in item ? item.str.trim() : '')).join('')).toContain(digest);
  });
});
