import { bodyOf, exampleText, type Call } from './document.ts';

/** The addresses that a call's examples need. */
export interface Place {
  /** Of the store, without a path. */
  readonly origin: string;
  /** Of the API: the store's address and `/api`. */
  readonly api: string;
}

/** Headers of a call as its examples write them. */
function headersOf(call: Call, origin: string): [string, string][] {
  const key = call.parameters?.find(({ name }) => name === 'Idempotency-Key');
  const body = bodyOf(call);
  return [
    ...(body && !body.isForm ? [['Content-Type', 'application/json'] as [string, string]] : []),
    ...(call.method === 'get' || call['x-access'] === 'webhook'
      ? []
      : [['Origin', origin] as [string, string]]),
    ...(key ? [['Idempotency-Key', 'pedido-0001'] as [string, string]] : []),
    ...(needsSession(call) ? [['Cookie', '__Host-session=…'] as [string, string]] : []),
    ...(call['x-access'] === 'webhook' ? [['Stripe-Signature', '…'] as [string, string]] : []),
  ];
}

function needsSession(call: Call): boolean {
  return call['x-access'] !== 'public' && call['x-access'] !== 'webhook';
}

/** A call's address with the values of its sample. */
export function addressOf(call: Call, { api }: Place): string {
  const query = new URLSearchParams();
  let path = call.path;
  for (const { name, in: place, example } of call.parameters ?? []) {
    if (example === undefined) continue;
    const value = exampleText(example);
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query') query.set(name, value);
  }
  const search = query.toString();
  return api + path + (search && `?${search}`);
}

/** The form's fields with the name of its file's. */
function partsOf(call: Call): { fields: [string, string][]; file: string } {
  const { properties = {} } = bodyOf(call)?.schema ?? {};
  const names = Object.entries(properties);
  const [file = 'file'] = names.find(([, { format }]) => format === 'binary') ?? [];
  return {
    file,
    fields: names
      .filter(([name]) => name !== file)
      .map(([name, { enum: of }]) => [name, typeof of?.[0] === 'string' ? of[0] : '…']),
  };
}

/** A text inside single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a command of curl. */
export function curlOf(call: Call, place: Place): string {
  const body = bodyOf(call);
  const method = call.method === 'get' ? '' : `-X ${call.method.toUpperCase()} `;
  const lines = [`curl ${method}${quoted(addressOf(call, place))}`];
  for (const [name, value] of headersOf(call, place.origin)) {
    lines.push(`-H ${quoted(`${name}: ${value}`)}`);
  }
  if (body?.isForm) {
    const { fields, file } = partsOf(call);
    for (const [name, value] of fields) lines.push(`-F ${quoted(`${name}=${value}`)}`);
    lines.push(`-F ${quoted(`${file}=@archivo`)}`);
  } else if (body) {
    lines.push(`-d ${quoted(JSON.stringify(body.example ?? {}))}`);
  }
  return lines.join(' \\\n  ');
}

/** The call as a program of TypeScript, which needs no package. */
export function typescriptOf(call: Call, place: Place): string {
  const body = bodyOf(call);
  const headers = headersOf(call, place.origin).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  const options = [
    ...(call.method === 'get' ? [] : [`  method: '${call.method.toUpperCase()}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body
      ? [body.isForm ? '  body: form,' : `  body: JSON.stringify(${inset(body.example ?? {})}),`]
      : []),
  ];
  const form = body?.isForm ? formLines(call) : [];
  const end = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return [
    ...form,
    `const answer = await fetch(${JSON.stringify(addressOf(call, place))}${end});`,
    'if (!answer.ok) {',
    '  const { code } = (await answer.json()) as { code: string };',
    '  throw new Error(code);',
    '}',
    'const result: unknown = await answer.json();',
  ].join('\n');
}

function formLines(call: Call): string[] {
  const { fields, file } = partsOf(call);
  return [
    'const form = new FormData();',
    ...fields.map(
      ([name, value]) => `form.set(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    ),
    `form.set(${JSON.stringify(file)}, new Blob(['…']), 'archivo');`,
  ];
}

/** JSON as it stands within an option that is two spaces in. */
function inset(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}
