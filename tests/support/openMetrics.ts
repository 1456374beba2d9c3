/** A page of metrics, read by the rules of OpenMetrics (https://prometheus.io/docs/specs/om/open_metrics_spec). */
export interface MetricsOfPage {
  /** Types of the families by their names. */
  readonly families: ReadonlyMap<string, string>;
  /** Values by name and labels as they stand on the page, such as `calls_total{code="A"}`. */
  readonly series: ReadonlyMap<string, number>;
}

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: ['_total', '_created'],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count', '_created'],
  summary: ['', '_sum', '_count', '_created'],
  info: ['_info'],
};
const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const SAMPLE = new RegExp(`^(${NAME})(\\{(?:${LABEL}(?:,${LABEL})*)?\\})? (\\S+)$`);
const DESCRIPTION = new RegExp(`^# (TYPE|HELP|UNIT) (${NAME}) (.*)$`);

/** @throws with the rule that a line breaks */
export function readMetrics(text: string): MetricsOfPage {
  if (!text.endsWith('\n# EOF\n') || text.indexOf('# EOF') !== text.length - 6) {
    throw new Error('A page ends with # EOF, once');
  }
  const families = new Map<string, string>();
  const series = new Map<string, number>();
  let family = '';
  for (const line of text.slice(0, -6).split('\n').slice(0, -1)) {
    const described = DESCRIPTION.exec(line);
    if (described !== null) {
      const [, kind = '', name = '', words = ''] = described;
      if (name !== family && families.has(name)) {
        throw new Error(`The family ${name} stands in two places`);
      }
      family = name;
      const known = families.get(name);
      families.set(name, kind === 'TYPE' ? words : (known ?? 'unknown'));
      continue;
    }
    const [whole, value] = sampleOf(line, family, families.get(family) ?? 'none');
    if (series.has(whole)) {
      throw new Error(`${whole} stands on the page twice`);
    }
    series.set(whole, value);
  }
  families.forEach((type, name) => type === 'histogram' && checkHistogram(name, series));
  return { families, series };
}

function sampleOf(line: string, family: string, type: string): readonly [string, number] {
  const read = SAMPLE.exec(line);
  if (read === null) {
    throw new Error(`No sample: ${line}`);
  }
  const [, name = '', labels = '', text = ''] = read;
  const suffix = name.slice(family.length);
  if (!name.startsWith(family) || !(SUFFIXES[type] ?? []).includes(suffix)) {
    throw new Error(`${name} does not belong to the ${type} ${family}`);
  }
  const value =
    text === '+Inf' ? Number.POSITIVE_INFINITY : text === 'Nan' || text === 'NaN' ? Number.NaN : Number(text);
  if ((Number.isNaN(value) && text !== 'NaN' && text !== 'Nan') || (type === 'counter' && !(value >= 0))) {
    throw new Error(`No value: ${line}`);
  }
  if (suffix === '_bucket' && !/le="/.test(labels)) {
    throw new Error(`A bucket has a bound: ${line}`);
  }
  return [name + labels, value];
}

/** Buckets of a histogram are cumulative and end with one without a bound, which counts all. */
function checkHistogram(name: string, series: ReadonlyMap<string, number>): void {
  const last = new Map<string, { readonly value: number; readonly bound: string }>();
  for (const [key, value] of series) {
    if (key.startsWith(`${name}_bucket`)) {
      const bound = /le="([^"]*)"/.exec(key)?.[1] ?? '';
      const labels = labelsOf(key.replace(/le="[^"]*",?/, ''));
      if (value < (last.get(labels)?.value ?? 0)) {
        throw new Error(`The buckets of ${name} are not cumulative`);
      }
      last.set(labels, { value, bound });
    }
  }
  for (const [labels, { value, bound }] of last) {
    if (bound !== '+Inf' || value !== series.get(`${name}_count${labels}`)) {
      throw new Error(`The last bucket of ${name}${labels} does not count all`);
    }
  }
}

function labelsOf(key: string): string {
  const labels = key.slice(key.indexOf('{') + 1, -1).replace(/,$/, '');
  return labels === '' ? '' : `{${labels}}`;
}
