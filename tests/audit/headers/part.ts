/** The product's security headers, over TLS, checked by tools that look for missing ones. */
import type { Check, Part, Tools } from '../../support/suite/part.ts';
import { weaknessesOf } from './csp.ts';
import { gradeOf, type Grade } from './observatory.ts';
import { startBareSite, startOverTls } from '../support/tls.ts';
import { ask, beginCheckout, cookiesOf, type Answer } from '../support/tls-visit.ts';

/** A store of the demo on a domain of its own. */
const HOST = 'www.moda.test';

/** One path for each sort of answer. */
const PATHS = [
  '/',
  '/productos',
  '/productos/moda/falda-corta-estampada-blossom-breeze',
  '/shopping-cart',
  '/no-existe',
  '/api/docs',
  '/api/store/moda',
  '/dev/outbox',
  '/media/brand/moda.svg',
  '/theme/st_moda.1.css',
  '/embed/v1.js',
  '/robots.txt',
];

export const headers: Part = {
  name: 'headers',
  about:
    "csp_evaluator and Mozilla's observatory on the answers, over TLS by a proxy on this machine",
  async run(tools) {
    const site = await tools.keep(startOverTls('headers', HOST));
    const answers: Answer[] = [];
    for (const path of PATHS) answers.push(await ask(site, path));
    const begun = await beginCheckout(site);
    const page = await ask(site, begun.path, { cookie: begun.withCheckout });
    answers.push(page);
    const grade = await gradeOf(HOST, site);
    const checks = [
      cspCheck(answers),
      transportCheck(answers),
      cookieCheck([...begun.cookies, ...cookiesOf(page)]),
      gradeCheck(grade),
      ...(await seesBadSites(tools)),
    ];
    return { checks, text: [`observatory on https://${HOST}:`, ...grade.tests].join('\n  ') };
  },
};

function cspCheck(answers: readonly Answer[]): Check {
  const found = answers.flatMap(({ path, headers: of }) =>
    weaknessesOf(of['content-security-policy'] as string).map((each) => `${path}: ${each}`),
  );
  return {
    name: `csp_evaluator: ${answers.length} sorts of answer`,
    figure: `${found.length} weaknesses`,
    limit: '0',
    met: found.length === 0,
    ...(found.length > 0 ? { note: found.slice(0, 10).join('\n     ') } : {}),
  };
}

/** TLS is promised for a year at least, and for every subdomain. */
function transportCheck(answers: readonly Answer[]): Check {
  const without = answers.filter(({ headers: of }) => {
    const promised = String(of['strict-transport-security'] ?? '');
    const seconds = Number(/max-age=(\d+)/.exec(promised)?.[1] ?? 0);
    return seconds < 31_536_000 || !promised.includes('includeSubDomains');
  });
  return {
    name: 'answers that do not insist on TLS',
    figure: String(without.length),
    limit: '0',
    met: without.length === 0,
    ...(without.length > 0 ? { note: without.map(({ path }) => path).join(', ') } : {}),
  };
}

function cookieCheck(cookies: readonly string[]): Check {
  const weak = cookies.filter(
    (cookie) => !/; Secure/i.test(cookie) || !/; SameSite=(?:Lax|Strict)/i.test(cookie),
  );
  return {
    name: `${cookies.length} cookies without Secure or SameSite`,
    figure: String(weak.length),
    limit: '0',
    met: cookies.length > 0 && weak.length === 0,
    ...(weak.length > 0 ? { note: weak.join('\n     ') } : {}),
  };
}

function gradeCheck({ grade, score, failed }: Grade): Check {
  return {
    name: 'observatory',
    figure: `${grade}, ${score} points`,
    limit: 'A+',
    met: grade === 'A+',
    ...(failed.length > 0 ? { note: failed.join('\n     ') } : {}),
  };
}

/** The same tools on bad sites. */
async function seesBadSites(tools: Tools): Promise<Check[]> {
  const host = 'bad.test';
  const body = '<script src="http://elsewhere.test/x.js"></script>';
  const bad = {
    'content-type': 'text/html',
    'content-security-policy': "script-src * 'unsafe-inline' 'unsafe-eval'",
    'access-control-allow-origin': '*',
    'set-cookie': 'session=1',
  };
  const site = await tools.keep(startBareSite(host, body, bad));
  const { grade, failed } = await gradeOf(host, site);
  const weaknesses = weaknessesOf(bad['content-security-policy']);
  return [
    {
      name: 'sees a bad page: csp_evaluator',
      figure: `${weaknesses.length} weaknesses`,
      limit: '≥ 3',
      met: weaknesses.length >= 3,
    },
    {
      name: 'sees a bad page: observatory',
      figure: `${grade}, ${failed.length} tests failed`,
      limit: 'F',
      met: grade === 'F',
    },
  ];
}
