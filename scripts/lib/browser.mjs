import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

import { run, runTool } from './processes.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The shell without a window does for the tests what the whole browser does, for less of the processor. */
const FIXED_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];

/**
 * The Chromium the browser tests drive: `CHROMIUM_PATH`, one of this machine, or Playwright's own.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const named = process.env['CHROMIUM_PATH'];
  return [...(named === undefined ? [] : [named]), ...FIXED_PLACES, ...onPath, ...playwrightBrowsers()].find(
    isExecutable,
  );
}

/**
 * Finds a Chromium or installs one: on Debian as root the distribution's with fonts for Chinese, elsewhere Playwright's.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const present = findBrowser();
  if (present !== undefined) {
    return present;
  }
  console.log('Installing a browser for the browser tests …');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const wait = ['-o', 'DPkg::Lock::Timeout=300'];
    await run('apt-get', [...wait, 'update', '-qq'], { env });
    await run('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], { env });
  }
  if (findBrowser() === undefined) {
    await runTool('playwright-core/cli.js', ['install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed === undefined) {
    console.error(
      'No Chromium was found or could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
    process.exit(1);
  }
  return installed;
}

/**
 * Version of the browser {@link findBrowser} finds, as in `156.0.8078.108`; empty without one.
 *
 * @returns {string}
 */
function browserVersion() {
  const path = findBrowser();
  const printed = path === undefined ? '' : execFileSync(path, ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(printed)?.[0] ?? '';
}

/**
 * Everything that decides how letters are drawn, besides the application itself: the Chromium, and the font of the system for a letter that the fonts of the application
 * lack, the arrow between two accounts.
 *
 * @returns {string} as `156.0.8078.108, arrows in DejaVu Sans`; empty without a browser
 */
export function drawnWith() {
  const version = browserVersion();
  return version === '' ? '' : `${version}, arrows in ${fontOfArrows()}`;
}

/** @returns {string} */
function fontOfArrows() {
  try {
    return execFileSync('fc-match', ['sans-serif:charset=2192', '--format=%{family[0]}'], { encoding: 'utf8' });
  } catch {
    return 'the font of the system';
  }
}

/** @returns {string[]} */
function playwrightBrowsers() {
  const folders = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ].filter((folder) => folder !== '' && existsSync(folder));
  const insides = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('chromium-'))
      .flatMap((name) => insides.map((inside) => join(folder, name, inside))),
  );
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
