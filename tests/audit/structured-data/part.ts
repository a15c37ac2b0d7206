/**
 * The structured data of every page, read back and checked against the search engines'
 * requirements.
 */
import { DEMO_PAGES, demoHost, readEntry } from '../../support/demo-pages.ts';
import { readPage, type StructuredData } from '../../support/page.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { ask } from '../../support/visit.ts';
import { peoplePages } from '../support/people-pages.ts';
import { lacksOf } from './requirements.ts';

/** Types that the demo has at least one page for. */
const TYPES = [
  'LocalBusiness',
  'BreadcrumbList',
  'ItemList',
  'Product',
  'Service',
  'Event',
] as const;

interface Told {
  readonly where: string;
  readonly data: StructuredData;
}

export const structuredData: Part = {
  name: 'structured-data',
  about: 'schema.org objects of every page read back: what search engines require and recommend',
  async run(tools) {
    const { port } = await tools.keep(startProduct('audit-structured-data'));
    const told: Told[] = [];
    const unmarked: string[] = [];
    for (const [store, entries] of Object.entries(DEMO_PAGES)) {
      for (const { path } of entries.map(readEntry)) {
        const host = `${demoHost(store)}:${port}`;
        const { text, status } = await ask(port, host, path, {});
        const page = readPage(text);
        const isIndexed = status === 200 && page.meta['robots'] === undefined;
        if (isIndexed && !page.dataOf('LocalBusiness')) unmarked.push(host + path);
        told.push(...page.data.map((data) => ({ where: `${store}${path}`, data })));
      }
    }
    const open: string[] = [];
    for (const { what, html, own } of await peoplePages(port, 'es')) {
      const page = readPage(html);
      if (own && !page.meta['robots']?.includes('noindex')) open.push(what);
      told.push(...page.data.map((data) => ({ where: what, data })));
    }
    const checks = TYPES.map((type) => checkOf(type, told));
    return { checks: [...checks, everyIndexed(unmarked), noneOpen(open), seesBadData()] };
  },
};

function checkOf(type: string, told: readonly Told[]): Check {
  const own = told.filter(({ data }) => data['@type'] === type);
  const lacks = own.flatMap(({ where, data }) => lacksOf(data).map((lack) => `${where}: ${lack}`));
  return {
    name: `${type}: ${own.length} read`,
    figure: `${lacks.length} lacking`,
    limit: '0, of one at least',
    met: own.length > 0 && lacks.length === 0,
    ...(lacks.length > 0 ? { note: lacks.slice(0, 10).join('\n     ') } : {}),
  };
}

function everyIndexed(unmarked: readonly string[]): Check {
  return {
    name: 'indexed pages without LocalBusiness',
    figure: String(unmarked.length),
    limit: '0',
    met: unmarked.length === 0,
    ...(unmarked.length > 0 ? { note: unmarked.join(', ') } : {}),
  };
}

function noneOpen(open: readonly string[]): Check {
  return {
    name: "people's own pages that search engines may keep",
    figure: String(open.length),
    limit: '0',
    met: open.length === 0,
    ...(open.length > 0 ? { note: open.join(', ') } : {}),
  };
}

function seesBadData(): Check {
  const bad = {
    '@type': 'Product',
    name: 'x',
    url: '/x',
    offers: { '@type': 'Offer', price: 'free' },
  };
  const lacks = lacksOf(bad);
  return {
    name: 'sees a bad page',
    figure: `${lacks.length} lacking`,
    limit: '≥ 5',
    met: lacks.length >= 5,
  };
}
