import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { npmScript } from './npm.mjs';
import { root } from './root.mjs';

const SBOM = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const MAX_BYTES = 64_000_000;
const LICENCE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/** @typedef {{ 'bom-ref': string, properties?: readonly { name: string }[] }} Component */

/**
 * Writes beside a release what it is made of: `sbom.cdx.json` (CycloneDX) with every package of bank and application, and `NOTICES.txt` with
 * their licences.
 *
 * @param {string} folder
 * @param {Record<string, import('./release.mjs').LockedPackage>} locked
 */
export function writeBill(folder, locked) {
  const script = npmScript();
  const [program, args] = script === undefined ? ['npm', SBOM] : [process.execPath, [script, ...SBOM]];
  const bill = JSON.parse(execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: MAX_BYTES }));
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(withoutTools(bill), undefined, 2)}\n`);
  writeFileSync(join(folder, 'NOTICES.txt'), notices(locked));
}

/**
 * The bill without packages of developers alone. npm's own `--omit dev` leaves out packages that a bank and a tool both need.
 *
 * @param {{ components: readonly Component[], dependencies: readonly { ref: string }[] }} bill
 */
function withoutTools({ components, dependencies, ...bill }) {
  const tools = new Set(components.filter(isTool).map((component) => component['bom-ref']));
  return {
    ...bill,
    components: components.filter((component) => !tools.has(component['bom-ref'])),
    dependencies: dependencies.filter(({ ref }) => !tools.has(ref)),
  };
}

/** @param {Component} component */
function isTool({ properties = [] }) {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
}

/** @param {Record<string, import('./release.mjs').LockedPackage>} locked */
function notices(locked) {
  return Object.entries(locked)
    .filter(([place, { dev = false }]) => place !== '' && !dev && existsSync(join(root, place)))
    .map(([place, { version = '' }]) => {
      const { license } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
      const texts = readdirSync(join(root, place))
        .filter((name) => LICENCE_FILE.test(name))
        .map((name) => readFileSync(join(root, place, name), 'utf8').trim());
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [`${name} ${version}`, `Licence: ${String(license)}`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
