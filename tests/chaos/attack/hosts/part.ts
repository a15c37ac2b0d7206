import { inviteKeyTo, signInAs } from '../../../contract/gateway/person.ts';
import { startProduct } from '../../../support/server.ts';
import type { Check, Findings, Part, Tools } from '../../../support/suite/part.ts';
import { shopAt, type Shop } from '../../../support/visit.ts';
import { routesOf, type Operations } from '../support/routes.ts';
import { takeSamples } from '../support/samples.ts';
import { attackHosts, type HostFault, type Question } from './attack.ts';
import { hostForms } from './forms.ts';

/** The owner of moda. */
const OWNER = { username: 'lirio', account: 'ac_lirio' };
const INVITED = 'nadie-entra@example.com';

/** The forms of host and the routes of a run, with the names of real data of moda. */
export async function hostQuestions(
  port: number,
): Promise<{ forms: ReturnType<typeof hostForms>; routes: ReturnType<typeof routesOf> }> {
  const moda = shopAt(port, 'moda.localhost');
  const document = (await moda.get('/api/openapi.json')).json() as Operations;
  const headers = await signInAs(moda, OWNER.username);
  const samples = { ...(await takeSamples(moda)), key: await invitation(moda, headers) };
  const signedIn = { account: OWNER.account, cookie: headers['cookie'] ?? '' };
  return { forms: hostForms(port), routes: routesOf(document, samples, signedIn) };
}

/** The key of an invitation to the shop, which only the shop's own host may show. */
async function invitation(shop: Shop, headers: Readonly<Record<string, string>>): Promise<string> {
  const body = { email: INVITED, role: 'qrreader' };
  await shop.send('POST', '/api/staff/invites', body, headers);
  return inviteKeyTo(shop, INVITED);
}

const KINDS: Readonly<Record<HostFault['kind'], string>> = {
  'another tenant': "another tenant's data",
  reflected: 'hosts said again',
  'leads away': 'redirects to elsewhere',
  status: 'errors, or pages where no store is',
};

async function run(tools: Tools): Promise<Findings> {
  const product = await tools.keep(startProduct('chaos-hosts'));
  const { forms, routes } = await hostQuestions(product.port);
  const questions: Question[] = forms.flatMap((form, row) =>
    routes
      .filter((_, column) => !tools.quick || (row + column) % 12 === 0)
      .map((route) => ({ form, route })),
  );
  tools.say(`${forms.length} forms of host, ${routes.length} routes, ${questions.length} requests`);
  const { faults } = await attackHosts(product.port, questions);
  for (const fault of faults.slice(0, 20)) tools.say(JSON.stringify(fault));
  const checks = Object.entries(KINDS).map(([kind, name]): Check => {
    const found = faults.filter((fault) => fault.kind === kind);
    const [first] = found;
    return {
      name,
      figure: `${found.length} of ${questions.length}`,
      limit: '0',
      met: found.length === 0,
      ...(first ? { note: `${first.form} · ${first.route}: ${first.told}` } : {}),
    };
  });
  return {
    checks: [
      {
        name: 'forms of host × routes',
        figure: `${forms.length} × ${routes.length}`,
        limit: '≥ 200 × 80',
        met: forms.length >= 200 && routes.length >= 80,
      },
      ...checks,
    ],
  };
}

/**
 * Tries many hosts on every route: never another tenant's data, never an echoed host, never 5xx.
 */
export const hosts: Part = {
  name: 'hosts',
  about: 'every route under every way to write a host',
  run,
};
