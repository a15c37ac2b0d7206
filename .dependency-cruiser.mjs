/**
 * Who may import whom. `npm run check` runs it; tests/architecture proves that it reads the files
 * and that each rule can fail.
 */

const TESTS = '\\.(test|spec)\\.tsx?$';

/** A room may import from itself, from what is named, and from packages; from nothing else here. */
function room(name, from, may, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: { path: '^(shared|fragments|host-pages|edge|tests)/', pathNot: may },
  };
}

/** What fragments and their runtime offer to code that renders pages. */
const SERVER_SIDE = [
  '^fragments/(shop|office|edit)/[^/]+/(server|props|manifest)\\.ts$',
  '^fragments/_runtime/(server[^/]*|host|env|escape|manifest|embedding)\\.ts$',
];

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Not even of types: what imports each other is one thing in two files.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'A path that leads nowhere is one that no other rule can judge.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^cloudflare:'] },
    },
    {
      name: 'no-dev-dependencies',
      comment: 'What is shipped imports only what package.json lists under dependencies.',
      severity: 'error',
      from: {
        path: '^(shared|fragments|host-pages|edge)/',
        pathNot: [TESTS, '^edge/cli/', '\\.d\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-node-in-browsers',
      comment:
        "Browser code has no Node built-ins; of the edge's side only the command line has all.",
      severity: 'error',
      from: { path: '^(shared|fragments|host-pages)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'words-come-with-props',
      comment: 'A browser module holds no words and no i18next: the edge sends those of the page.',
      severity: 'error',
      from: {
        path: '^(fragments|shared/(ui|state|api-client|bus))/',
        pathNot: [TESTS, '/server[^/]*\\.ts$', '/messages/', '/fixtures\\.ts$'],
      },
      to: {
        path: '^shared/i18n/(?!fill\\.ts)|/messages/|^node_modules/i18next/',
        dependencyTypesNot: ['type-only'],
      },
    },
    room('kernel', '^shared/kernel/', ['^shared/kernel/'], 'The kernel imports nothing.'),
    room(
      'rules',
      '^shared/rules/',
      ['^shared/(rules|kernel)/'],
      'Rules stand on the kernel: contracts ask them, never the other way round.',
    ),
    room(
      'contracts',
      '^shared/contracts/',
      ['^shared/(contracts|rules|kernel)/'],
      'Contracts stand on rules and kernel.',
    ),
    room(
      'bus',
      '^shared/bus/',
      ['^shared/(bus|contracts|rules|kernel)/'],
      'The bus carries what contracts and rules name.',
    ),
    room('shared', '^shared/', ['^shared/'], 'Shared code knows no fragment, page or edge.'),
    room(
      'fragment-runtime',
      '^fragments/_runtime/',
      ['^fragments/_runtime/', '^shared/'],
      'The runtime knows no fragment and no edge.',
    ),
    room(
      'fragment',
      '^fragments/shop/([^/]+)/',
      ['^fragments/shop/$1/', '^fragments/_runtime/', '^shared/'],
      'A fragment knows no other fragment and no edge; one that shoppers load knows no office kit.',
    ),
    room(
      'edit-fragment',
      '^fragments/edit/([^/]+)/',
      ['^fragments/edit/$1/', '^fragments/(_runtime|_office|_edit)/', '^shared/'],
      'A fragment of edit mode knows the kits, no other fragment and no edge.',
    ),
    room(
      'edit-kit',
      '^fragments/_edit/',
      ['^fragments/(_runtime|_office|_edit)/', '^shared/'],
      'The kit of edit mode stands on that of the office; it knows no fragment and no edge.',
    ),
    room(
      'office-fragment',
      '^fragments/office/([^/]+)/',
      ['^fragments/office/$1/', '^fragments/(_runtime|_office)/', '^shared/'],
      'A fragment of the office knows the office kit, no other fragment and no edge.',
    ),
    room(
      'office-kit',
      '^fragments/_office/',
      ['^fragments/(_runtime|_office)/', '^shared/'],
      'The office kit knows no fragment and no edge.',
    ),
    room(
      'host-pages',
      '^host-pages/',
      ['^host-pages/', '^shared/', ...SERVER_SIDE],
      'A page is declared from shared code and from what fragments offer the edge.',
    ),
    room(
      'edge',
      '^edge/(?!cli/)',
      [
        '^edge/(?!cli/)',
        '^host-pages/',
        '^shared/(kernel|contracts|rules|i18n)/',
        // Colour arithmetic and style sheets as text; neither is browser code.
        '^shared/ui/(color|contrast|store-css)\\.ts$',
        '^shared/ui/[^/]+\\.css$',
        ...SERVER_SIDE,
      ],
      'The edge loads no browser code but what fragments offer it, and no command line.',
    ),
    room(
      'settings',
      '^edge/(env\\.ts$|settings/)',
      ['^edge/(env\\.ts$|settings/)', '^shared/'],
      'Settings are read before anything else of the edge is there.',
    ),
    room(
      'unit-of-work',
      '^edge/unit-of-work/',
      [
        '^edge/(unit-of-work|db)/',
        '^edge/env\\.ts$',
        '^edge/providers/[^/]+/port\\.ts$',
        '^shared/',
      ],
      'The unit of work knows no HTTP, no tenant look-up and no module.',
    ),
    room(
      'http',
      '^edge/http/',
      ['^edge/(http|unit-of-work|db)/', '^edge/env\\.ts$', '^shared/'],
      'HTTP stands on the unit of work; it knows no tenant look-up, stitching or module.',
    ),
    room(
      'gateway',
      '^edge/gateway/',
      ['^edge/(gateway|http|unit-of-work|db|session)/', '^edge/env\\.ts$', '^shared/'],
      'The gateway routes calls; it stitches nothing.',
    ),
    {
      name: 'wings',
      comment: 'Wings are mounted: nothing that a wing is made of knows the wings.',
      severity: 'error',
      from: { path: '^edge/', pathNot: ['^edge/(wings/|app\\.ts|site\\.ts|worker\\.ts)', TESTS] },
      to: { path: '^edge/wings/' },
    },
    room(
      'outbox',
      '^edge/outbox/',
      [
        '^edge/(outbox|unit-of-work|db)/',
        '^edge/env\\.ts$',
        '^edge/providers/(message|push)/(port|from-env)\\.ts$',
        '^shared/',
      ],
      'The outbox takes topics from wings; it knows none of their modules.',
    ),
    room(
      'uploads',
      '^edge/uploads/',
      ['^edge/uploads/', '^shared/'],
      'What checks a file knows nothing of the call that it came by.',
    ),
    room(
      'jobs',
      '^edge/jobs/',
      ['^edge/(jobs|http|unit-of-work|db)/', '^edge/env\\.ts$', '^shared/'],
      'Jobs take their kinds from wings; they know none of their modules.',
    ),
    room(
      'module',
      '^edge/modules/([^/]+)/',
      [
        '^edge/modules/$1/',
        '^edge/(unit-of-work|http|db|session)/',
        '^edge/(outbox|jobs|uploads)/index\\.ts$',
        '^shared/',
      ],
      'A module knows the seams (unit of work, http, db, session, outbox, jobs, uploads), never another module.',
    ),
    room(
      'flow',
      '^edge/flows/',
      [
        '^edge/flows/',
        '^edge/modules/[^/]+/index\\.ts$',
        '^edge/providers/[^/]+/port\\.ts$',
        '^edge/(unit-of-work|http|db|session)/',
        '^edge/(outbox|jobs|uploads)/index\\.ts$',
        '^edge/env\\.ts$',
        '^shared/',
      ],
      'A flow enters modules by their doors, and providers by their ports.',
    ),
    room(
      'provider',
      // from-env.ts chooses the provider: it is the composition root's, kept beside what it wires.
      '^edge/providers/([^/]+)/(?!from-env\\.ts$)([^/.]+)(?:/|\\.ts$)',
      [
        '^edge/providers/$1/$2(/|\\.ts$)',
        '^edge/providers/$1/port\\.ts$',
        // What the adapters of one port share, and those of all ports: a call that may fail in every way.
        '^edge/providers/($1/)?kit/',
        '^shared/',
      ],
      'A provider knows the port that it implements, and no other provider.',
    ),
    room(
      'command-line',
      '^edge/cli/',
      ['^edge/cli/', '^edge/(db|demo|modules|outbox|session|uploads)/', '^shared/'],
      'The command line builds, migrates and seeds; it serves no request itself.',
    ),
  ],
  options: {
    // Where the only TypeScript is version 7, dependency-cruiser reads no .ts file unless told this.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^edge/demo/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['workerd', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.css', '.json'],
    },
  },
};
