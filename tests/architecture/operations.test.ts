import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { JOB_NAMES, jobNamed } from '../../bank/compose/backgroundWork';
import { metricsPage, observeProcess } from '../../bank/kernel/metrics/metrics';
import { projectRoot } from '../../bank/kernel/projectRoot';
import { readMetrics } from '../support/openMetrics';

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: ['_total'],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count'],
};

function read(file: string): string {
  return readFileSync(join(projectRoot(), 'docs/operations', file), 'utf8');
}

const rules: Rules = parse(read('alerts.yml'));
const alerts = rules.groups.flatMap((group) => group.rules);
const dashboard: Dashboard = JSON.parse(read('dashboard.json'));
const panels = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

/** Names of metrics in a query: what Prometheus itself adds, and functions, are none. */
function metricsIn(query: string): readonly string[] {
  return [...query.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:tulpar|nodejs|process)_\w+/g)].map(([name]) => name);
}

async function servedNames(): Promise<ReadonlySet<string>> {
  observeProcess();
  const { families } = readMetrics((await metricsPage()).text);
  return new Set([...families].flatMap(([name, type]) => (SUFFIXES[type] ?? []).map((suffix) => name + suffix)));
}

describe('the files for operators', () => {
  it.each([...alerts.map(({ alert, expr }) => [alert, expr] as const), ...panels])(
    '%s asks only for metrics that the bank serves',
    async (_title, query) => {
      const served = await servedNames();
      const named = metricsIn(query);
      expect(named.length + Number(query.startsWith('up{'))).toBeGreaterThan(0);
      expect(named.filter((name) => !served.has(name))).toEqual([]);
    },
  );

  it('name only jobs that there are', () => {
    const jobs = new Set<string>(['tulpar', ...JOB_NAMES.map((name) => jobNamed(name).name)]);
    const named = [...alerts.map(({ expr }) => expr), ...panels.map(([, expr]) => expr)].flatMap((query) =>
      [...query.matchAll(/job!?="([^"]*)"/g)].map(([, job = '']) => job),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((job) => !jobs.has(job))).toEqual([]);
  });

  it('have a section of the runbook for each alert, in the order of the rules', () => {
    const sections = [...read('runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(alerts.map(({ alert }) => alert));
  });

  it('show every family of the bank on the dashboard', async () => {
    const { families } = readMetrics((await metricsPage()).text);
    const shown = panels
      .flatMap(([, query]) => metricsIn(query))
      .map((name) => name.replace(/_(total|bucket|sum|count)$/, ''));
    const own = [...families.keys()].filter((name) => name.startsWith('tulpar_'));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });
});
