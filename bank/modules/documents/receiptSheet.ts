import type { Content } from 'pdfmake';
import type { Column } from 'pdfmake/interfaces';

import { ORNAMENT_HALF, ORNAMENT_HEART, ORNAMENT_MIRROR, SIGN_WINGS } from '../../../src/domain/brand/marks';
import { statusTone } from '../../../src/domain/history/classify';
import type { StatusTone } from '../../../src/domain/history/classify';
import type { TransactionStatus } from '../../../src/domain/history/Transaction';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { cellRuns, textRuns } from './fonts';

/** Colours of the sheet: the lake of the bank, and what is quiet on white. */
const LAKE = '#2440c4';
const ON_LAKE_QUIET = '#dfe5ff';
const QUIET_INK = '#444444';
const WHITE = '#ffffff';

/** Height of the band at the top of the first page. */
const BAND_PT = 60;
const ORNAMENT_PT = 92;
const SIGN_PT = 26;

/** Colours of a state; its word stands beside the dot. */
const STATE_COLOURS: Readonly<Record<StatusTone, string>> = {
  done: '#17694c',
  waiting: '#7a5200',
  failed: '#ab3420',
};

/** The band of the bank behind the heading of the first page; its ornament stands where no text is. */
export function band(page: number, width: number): Content {
  if (page !== 1) {
    return '';
  }
  const scale = ORNAMENT_PT / 160;
  const left = width - ORNAMENT_PT - 28;
  const horn = `<path d="${ORNAMENT_HALF}"/>`;
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${BAND_PT}" viewBox="0 0 ${width} ${BAND_PT}">` +
      `<rect width="${width}" height="${BAND_PT}" fill="${LAKE}"/>` +
      `<g transform="translate(${left} ${BAND_PT - ORNAMENT_PT + 34}) scale(${scale})" fill="none" stroke="${WHITE}" stroke-opacity="0.28" ` +
      `stroke-width="5">${horn}<g transform="${ORNAMENT_MIRROR}">${horn}</g><path d="${ORNAMENT_HEART}"/></g></svg>`,
  };
}

/** Letters of a heading that stand on one line beside the ornament. */
const MAX_LARGE_TITLE = 22;

/** Heading on the band: the logo and the name of the bank, and the kind of the document. */
export function bandHeading(bankName: string, title: string): Content {
  const sign =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIGN_PT}" height="${SIGN_PT}" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="8" fill="${WHITE}"/>` +
    `<path d="${SIGN_WINGS}" fill="none" stroke="${LAKE}" stroke-width="2.6" stroke-linecap="round"/></svg>`;
  return {
    columns: [
      { svg: sign, width: SIGN_PT },
      {
        stack: [
          { text: textRuns(bankName), fontSize: 8.5, color: ON_LAKE_QUIET, lineHeight: 1 },
          {
            text: textRuns(title),
            fontSize: title.length > MAX_LARGE_TITLE ? 10 : 13,
            bold: true,
            color: WHITE,
            lineHeight: 1,
          },
        ],
        width: 222,
      },
    ],
    columnGap: 9,
    margin: [0, 0, 0, 24],
  };
}

/** State of the operation as a dot and its word, then the moment. */
export function stateLine(status: TransactionStatus, words: string, moment: string): Content {
  const tone = statusTone(status);
  const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${STATE_COLOURS[tone]}"/></svg>`;
  return {
    columns: [
      { svg: dot, width: 7, margin: [0, 3, 0, 0] },
      {
        text: [
          ...textRuns(words).map((run) => ({ ...run, bold: true, color: STATE_COLOURS[tone] })),
          ...textRuns(`  ${moment}`),
        ],
      },
    ],
    columnGap: 5,
    margin: [0, 5, 0, 0],
  };
}

/** One side of an operation: who, and on which account. */
export interface SheetSide {
  readonly label: LocalizedText;
  readonly name: string;
  readonly accountLabel: LocalizedText;
  readonly account: string | undefined;
}

/** Longest name, and longest word of one, that half a page holds in few lines. */
const MAX_NAME_BESIDE = 46;
const MAX_WORD_BESIDE = 16;
const MAX_ACCOUNT_BESIDE = 34;

/** Tells whether both sides can stand beside each other, which long names cannot. */
export function fitBeside(both: readonly SheetSide[]): boolean {
  return both.every(
    ({ name, account = '' }) =>
      name.length <= MAX_NAME_BESIDE &&
      account.length <= MAX_ACCOUNT_BESIDE &&
      `${name} ${account}`.split(/\s+/).every((word) => word.length <= MAX_WORD_BESIDE),
  );
}

/** Both sides, beside each other; a side of which nothing is known is left out. */
export function sides(both: readonly SheetSide[], language: Language): readonly Content[] {
  const known = both.filter(({ name, account }) => name !== '' || account !== undefined);
  if (known.length === 0) {
    return [{ text: '', margin: [0, 6, 0, 0] }];
  }
  return [{ columns: known.map((side) => sideStack(side, language)), columnGap: 18, margin: [0, 10, 0, 10] }];
}

function sideStack({ label, name, accountLabel, account }: SheetSide, language: Language): Column {
  return {
    width: '*',
    stack: [
      ...(name === ''
        ? []
        : [
            { text: cellRuns(label[language], language), fontSize: 8, color: QUIET_INK },
            { text: cellRuns(name, language), fontSize: 10.5, bold: true },
          ]),
      ...(account === undefined
        ? []
        : [
            { text: cellRuns(accountLabel[language], language), fontSize: 8, color: QUIET_INK },
            { text: cellRuns(account, language), fontSize: 9 },
          ]),
    ],
  };
}
