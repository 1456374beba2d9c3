import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import { REQUISITE_WORDS, requisiteRows } from '../../../src/domain/account/Requisites';
import type { Requisites } from '../../../src/domain/account/Requisites';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { formatDate } from '../../../src/domain/time/format';
import type { Instant } from '../../../src/domain/time/Instant';
import { documentMaker } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { RECEIPT_WORDS } from './receiptWords';
import { ruled } from './ruled';

const PAGE_MARGIN = 36;
const LABEL_WIDTH = 130;
const QUIET_INK = '#444444';

/** The bank details of an account as a PDF of one page, with text that can be selected. */
export async function renderRequisites(
  requisites: Requisites,
  madeAt: Instant,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = REQUISITE_WORDS.title[language];
  const rows = requisiteRows(requisites, language).map(({ name, term, value }) => [
    { text: cellRuns(term, language), color: QUIET_INK },
    { text: cellRuns(name === 'accountNumber' ? groupAccountNumber(value) : value, language) },
  ]);
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A5',
      pageOrientation: 'landscape',
      pageMargins: PAGE_MARGIN,
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title, author: requisites.bankName[language], creationDate: new Date(madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 10, lineHeight: 1.15, color: '#000000' },
      content: [
        { text: textRuns(requisites.bankName[language]), fontSize: 10, color: QUIET_INK },
        { text: textRuns(title), fontSize: 16, bold: true, margin: [0, 2, 0, 12] },
        { layout: ruled(), table: { widths: [LABEL_WIDTH, '*'], body: rows } },
        {
          text: textRuns(`${RECEIPT_WORDS.madeOn[language]} ${formatDate(madeAt, language)}`),
          fontSize: 7.5,
          color: QUIET_INK,
          margin: [0, 12, 0, 0],
        },
      ],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}
