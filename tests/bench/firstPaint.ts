import type { Browser } from 'playwright-core';

import { KILOBYTE } from '../../scripts/lib/bytes.mjs';
import type { StartedBank } from '../support/StartedBank';
import { ActualPeer } from './ActualPeer';
import { visitor } from './Bench';
import { median, spread } from './report';
import { openCold } from './slowPhone';
import type { Bench } from './Bench';
import type { Measurement } from './report';
import type { Opening, Visit } from './slowPhone';

const LOGIN = 'aibek';

/** Limit of each figure; a figure without one is only printed. */
type Marks = Readonly<Partial<Record<keyof typeof FIGURES, number>>>;

const HOME_MARKS: Marks = {
  largestPaintMs: 3500,
  contentMs: 4500,
  shift: 0.02,
  scripts: 25,
  scriptBytes: 230,
  answerBytes: 25,
};
const LOGIN_MARKS: Marks = { largestPaintMs: 1800, bytes: 150 };

interface Figure {
  readonly words: string;
  readonly digits: number;
  readonly of: (opening: Opening) => number;
}

const FIGURES = {
  firstPaintMs: { words: 'first paint, ms', digits: 0, of: ({ firstPaintMs }) => firstPaintMs },
  largestPaintMs: { words: 'largest paint (LCP), ms', digits: 0, of: ({ largestPaintMs }) => largestPaintMs },
  contentMs: { words: 'content, ms', digits: 0, of: ({ contentMs }) => contentMs },
  shift: { words: 'layout shift (CLS)', digits: 3, of: ({ shift }) => shift },
  requests: { words: 'requests', digits: 0, of: ({ requests }) => requests },
  scripts: { words: 'scripts', digits: 0, of: ({ scripts }) => scripts },
  scriptBytes: { words: 'scripts, KB gzip', digits: 0, of: ({ scriptBytes }) => scriptBytes / KILOBYTE },
  answerBytes: { words: 'answers, KB', digits: 1, of: ({ answerBytes }) => answerBytes / KILOBYTE },
  bytes: { words: 'all bytes, KB', digits: 0, of: ({ bytes }) => bytes / KILOBYTE },
} satisfies Readonly<Record<string, Figure>>;

/** Measures the first page of a customer, opened cold on a slow phone, beside the application of the peer. */
export function measureHomePaint(bench: Bench): Promise<readonly Measurement[]> {
  return beside(bench, {
    subject: 'home',
    marks: HOME_MARKS,
    visit: async (bank, browser) => ({
      url: `${bank.origin}/`,
      content: 'main a[href^="/accounts/overview"]',
      tabStorage: await signedInTab(bank, browser),
    }),
  });
}

/** Measures the login page, opened cold on a slow phone, beside the application of the peer. */
export function measureLoginPaint(bench: Bench): Promise<readonly Measurement[]> {
  return beside(bench, {
    subject: 'login',
    marks: LOGIN_MARKS,
    visit: async (bank) => ({ url: `${bank.origin}/login`, content: 'form button[type="submit"]' }),
  });
}

interface Subject {
  readonly subject: string;
  readonly marks: Marks;
  readonly visit: (bank: StartedBank, browser: Browser) => Promise<Visit>;
}

async function beside(bench: Bench, { subject, marks, visit }: Subject): Promise<readonly Measurement[]> {
  const { extent, pairs, note } = bench;
  const peer = await ActualPeer.serve(bench);
  try {
    return await bench.withBrowser(async (bank, browser) => {
      const mine = await visit(bank, browser);
      const theirs: Opening[] = [];
      const ours: Opening[] = [];
      for (let pair = 0; pair < pairs; pair += 1) {
        if (peer !== undefined) {
          theirs.push(await openCold(browser, peer.visit, extent));
        }
        ours.push(await openCold(browser, mine, extent));
        note(`${subject} ${describe(ours.at(-1))}; peer ${describe(theirs.at(-1))}`);
      }
      noteFiles(ours.at(-1), note);
      return Object.entries(FIGURES).map(([name, figure]) =>
        compared({ subject, figure, mark: markOf(marks, name) }, [ours, theirs]),
      );
    });
  } finally {
    await peer?.close();
  }
}

function markOf(marks: Marks, name: string): number | undefined {
  return Object.entries(marks).find(([marked]) => marked === name)?.[1];
}

/** Storage of a signed-in tab, as a reload of the page finds it. */
async function signedInTab(bank: StartedBank, browser: Browser): Promise<Readonly<Record<string, string>>> {
  const user = await visitor(bank, browser);
  await user.signIn(LOGIN);
  const stored = await user.page.evaluate(() => ({ ...sessionStorage }));
  await user.leave();
  return stored;
}

function compared(
  { subject, figure, mark }: { readonly subject: string; readonly figure: Figure; readonly mark: number | undefined },
  [ours, theirs]: readonly [readonly Opening[], readonly Opening[]],
): Measurement {
  const [mine, peer] = [ours.map(figure.of), theirs.map(figure.of)];
  return {
    subject: `${subject}: ${figure.words}`,
    ours: spread(mine, figure.digits),
    against: peer.length === 0 ? 'no peer' : spread(peer, figure.digits),
    ratio: peer.length === 0 || median(peer) === 0 ? '' : (median(mine) / median(peer)).toFixed(2),
    mark: mark === undefined ? '' : `≤ ${mark}`,
    met: mark === undefined ? undefined : median(mine) <= mark,
  };
}

function describe(opening: Opening | undefined): string {
  return opening === undefined
    ? 'none'
    : Object.values(FIGURES)
        .map(({ words, digits, of }: Figure) => `${words} ${of(opening).toFixed(digits)}`)
        .join(', ');
}

/** Prints the largest files, so that the report shows where the bytes are. */
function noteFiles(opening: Opening | undefined, note: (line: string) => void): void {
  [...(opening?.files ?? [])]
    .sort((left, right) => right.bytes - left.bytes)
    .slice(0, 60)
    .forEach(({ url, kind, bytes }) => note(`  ${bytes} bytes ${kind} ${new URL(url).pathname}`));
}
