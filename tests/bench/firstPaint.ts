import { TestEnvironment } from '../e2e/support/TestEnvironment';
import { ActualPeer } from './ActualPeer';
import { openCold } from './slowPhone';
import { median, spread } from './report';
import type { Opening, Visit } from './slowPhone';
import type { Measurement } from './report';

const LOGIN = 'aibek';
const KILOBYTE = 1000;

/** The largest value of each figure; a figure without one is told and not judged. */
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

type Note = (line: string) => void;

/** Measures the first page of a customer, opened cold on a slow phone, beside the budget of the peer. */
export async function measureHomePaint(pairs: number, note: Note): Promise<readonly Measurement[]> {
  return beside(pairs, note, {
    subject: 'home',
    marks: HOME_MARKS,
    visit: async (environment) => ({
      url: `${environment.bank.origin}/`,
      content: 'main a[href^="/accounts/overview"]',
      tabStorage: await signedInTab(environment),
    }),
  });
}

/** Measures the login page, opened cold on a slow phone, beside the entrance of the peer. */
export async function measureLoginPaint(pairs: number, note: Note): Promise<readonly Measurement[]> {
  return beside(pairs, note, {
    subject: 'login',
    marks: LOGIN_MARKS,
    visit: async (environment) => ({
      url: `${environment.bank.origin}/login`,
      content: 'form button[type="submit"]',
    }),
  });
}

interface Subject {
  readonly subject: string;
  readonly marks: Marks;
  readonly visit: (environment: TestEnvironment) => Promise<Visit>;
}

async function beside(pairs: number, note: Note, { subject, marks, visit }: Subject): Promise<readonly Measurement[]> {
  const peer = await ActualPeer.serve();
  const environment = await TestEnvironment.openForTiming();
  try {
    const mine = await visit(environment);
    const theirs: Opening[] = [];
    const ours: Opening[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      theirs.push(await openCold(environment.browser, peer.visit));
      ours.push(await openCold(environment.browser, mine));
      note(`${subject} ${told(ours.at(-1))}; peer ${told(theirs.at(-1))}`);
    }
    tellFiles(ours.at(-1), note);
    return Object.entries(FIGURES).map(([name, figure]) =>
      compared({ subject, figure, mark: markOf(marks, name) }, [ours, theirs]),
    );
  } finally {
    await environment.close();
    await peer.close();
  }
}

function markOf(marks: Marks, name: string): number | undefined {
  return Object.entries(marks).find(([marked]) => marked === name)?.[1];
}

/** Storage of a tab that is signed in: what a reload of the page would find. */
async function signedInTab(environment: TestEnvironment): Promise<Readonly<Record<string, string>>> {
  const user = await environment.user();
  await user.signIn(LOGIN);
  const stored = await user.page.evaluate(() => ({ ...sessionStorage }));
  await user.page.close();
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
    against: spread(peer, figure.digits),
    ratio: (median(mine) / median(peer)).toFixed(2),
    mark: mark === undefined ? '' : `≤ ${mark}`,
    met: mark === undefined ? undefined : median(mine) <= mark,
  };
}

function told(opening: Opening | undefined): string {
  return opening === undefined
    ? ''
    : Object.values(FIGURES)
        .map(({ words, digits, of }: Figure) => `${words} ${of(opening).toFixed(digits)}`)
        .join(', ');
}

/** The largest files, so that whoever reads the report knows where the bytes are. */
function tellFiles(opening: Opening | undefined, note: Note): void {
  [...(opening?.files ?? [])]
    .sort((left, right) => right.bytes - left.bytes)
    .slice(0, 60)
    .forEach(({ url, kind, bytes }) => note(`  ${bytes} bytes ${kind} ${new URL(url).pathname}`));
}
