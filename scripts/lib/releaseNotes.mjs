/**
 * Notes of the releases for customers, from the changelog. Under the heading of a release stands `### For customers` with a list; each
 * item is one line a language, `ru: …`, in the order of `LANGUAGES`.
 */
const LANGUAGES = ['ru', 'en', 'kg', 'cn'];
const SECTION = 'For customers';

/**
 * @param {string} changelog
 * @returns {readonly { version: string, notes: readonly Readonly<Record<string, string>>[] }[]} newest first; the version of what is not
 *   released yet is empty
 * @throws when an item lacks a language, since a customer would see nothing there
 */
export function releaseNotes(changelog) {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [heading = '', ...lines] = release.split('\n');
      const version = heading.trim();
      return { version: version === 'Unreleased' ? '' : version, notes: itemsOf(lines.join('\n'), version) };
    })
    .filter(({ notes }) => notes.length > 0);
}

/**
 * @param {string} release
 * @param {string} version
 */
function itemsOf(release, version) {
  const section = release.split(/^### /m).find((part) => part.startsWith(`${SECTION}\n`)) ?? '';
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) => itemOf(item, version));
}

/**
 * @param {string} item
 * @param {string} version
 */
function itemOf(item, version) {
  const texts = Object.fromEntries(
    item
      .trim()
      .split('\n')
      .map((line) => /^(\w\w): (.+)$/.exec(line.trim()) ?? [])
      .map(([, language = '', text = '']) => [language, text]),
  );
  if (Object.keys(texts).join() !== LANGUAGES.join()) {
    throw new Error(`A note of ${version} for customers is not in ${LANGUAGES.join(', ')}: ${item}`);
  }
  return texts;
}
