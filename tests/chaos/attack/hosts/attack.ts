/** Requests every route under every form of host, and checks the answers. */
import { requestOf, type Route } from '../support/routes.ts';
import { sendAll, type RawAnswer } from '../support/raw.ts';
import type { HostForm } from './form.ts';

export interface HostFault {
  readonly kind: 'another tenant' | 'reflected' | 'status' | 'leads away';
  readonly form: string;
  readonly route: string;
  readonly told: string;
}

export interface HostFindings {
  readonly requests: number;
  readonly faults: readonly HostFault[];
}

/** Texts by which each store is known: an answer that holds one shows that store. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  moda: ['st_moda', 'Lirio'],
  mercado: ['st_mercado', 'og:site_name" content="Mercado'],
  eventos: ['st_eventos', 'Telón'],
};
/** A marketplace shows the items of its network. */
const MAY_SHOW: Partial<Record<HostForm['owner'], readonly string[]>> = {
  none: [],
  moda: ['moda'],
  mercado: ['mercado', 'moda'],
};

/** Routes that list the stores of the tenant's network, its marketplace among them. */
const NETWORKS_LISTS: readonly string[] = ['/api/published/businesses'];

export interface Question {
  readonly form: HostForm;
  readonly route: Route;
}

/**
 * Requests each route with each form: an answer holds data of the right store only, and echoes no
 * host.
 */
export async function attackHosts(
  port: number,
  questions: readonly Question[],
): Promise<HostFindings> {
  const faults: HostFault[] = [];
  await sendAll(
    port,
    16,
    questions.length,
    (index) => bytesOf(questions[index]!, port),
    (index, answer) => {
      const { form, route } = questions[index]!;
      const found = faultOf(form, route, answer);
      if (!found) return;
      const [kind, told] = found;
      faults.push({ kind, form: form.name, route: `${route.method} ${route.path}`, told });
    },
  );
  return { requests: questions.length, faults };
}

function bytesOf({ form, route }: Question, port: number): string {
  const path = form.target ? form.target(route.path) : route.path;
  const origin = `http://${form.owner === 'mercado' ? 'localhost' : 'moda.localhost'}:${port}`;
  return requestOf({ ...route, path }, '', { origin }).replace('Host: \r\n', () => form.lines);
}

/** The fault of an answer; undefined when it has none. */
export function faultOf(
  form: HostForm,
  route: Route,
  answer: RawAnswer,
): [HostFault['kind'], string] | undefined {
  const { status, head, body } = answer;
  const all = `${head}\n${body}`;
  if (status === 0) return undefined;
  if (status >= 500) return ['status', `${status}: ${body.slice(0, 100)}`];
  if (form.owner === 'none' && ![400, 403, 404].includes(status) && !isForAll(head, body)) {
    return ['status', `${status} where there is no store`];
  }
  if (form.never !== undefined && all.toLowerCase().includes(form.never.toLowerCase())) {
    if (!isOwnPath(form, all)) return ['reflected', around(all, form.never)];
  }
  if (
    form.owner === 'moda' &&
    route.path === '/' &&
    !all.includes('og:site_name" content="Lirio"')
  ) {
    return ['status', `${status}: our own host does not lead to its store`];
  }
  const location = /\r\nlocation: *([^\r]*)/i.exec(head)?.[1] ?? '';
  if (
    /^(?:\/\/|\/\\|[a-z]+:)/i.test(location) &&
    !/^http:\/\/(?:moda|www\.moda)\./.test(location)
  ) {
    return ['leads away', location];
  }
  const shown = Object.keys(MARKS).filter((store) =>
    MARKS[store]!.some((one) => all.includes(one)),
  );
  const allowed = NETWORKS_LISTS.includes(route.path)
    ? networkOf(shown[0])
    : (MAY_SHOW[form.owner] ?? networkOf(shown[0]));
  const other = shown.find((store) => !allowed.includes(store));
  return other === undefined ? undefined : ['another tenant', `${other} shown to ${form.owner}`];
}

function networkOf(store: string | undefined): readonly string[] {
  return store === 'eventos' ? ['eventos'] : ['moda', 'mercado'];
}

/**
 * True for answers that are the same for every caller: the platform's health, and files with a hash
 * in their name.
 */
function isForAll(head: string, body: string): boolean {
  return (
    /^\{"status":"ok"(?:,"disk":"ok")?\}$/.test(body) ||
    /\r\ncache-control: *public, max-age=31536000/i.test(head)
  );
}

/** True where the text is the page's own path, which a page may repeat; it is no host then. */
function isOwnPath(form: HostForm, all: string): boolean {
  return form.name === `/tienda/${form.never}` && !all.includes(`//${form.never}`);
}

function around(text: string, mark: string): string {
  const at = text.toLowerCase().indexOf(mark.toLowerCase());
  return text.slice(Math.max(0, at - 60), at + 40).replaceAll(/\s+/g, ' ');
}
