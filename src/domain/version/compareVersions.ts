/** Below zero when `left` is the older version, above when it is the newer. Parts that are no whole numbers count as zero. */
export function compareVersions(left: string, right: string): number {
  const leftParts = partsOf(left);
  const rightParts = partsOf(right);
  const length = Math.max(leftParts.length, rightParts.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (leftParts[place] ?? 0) - (rightParts[place] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

function partsOf(version: string): readonly number[] {
  return version.split('.').map((part) => (/^\d+$/.test(part) ? Number.parseInt(part, 10) : 0));
}
