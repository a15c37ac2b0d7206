/** The scanners' findings at the product, each with the reason why it is right as it is. */

export interface Explained {
  readonly finding: RegExp;
  readonly reason: string;
}

export const EXPLAINED: readonly Explained[] = [
  {
    finding: /^HTTP Secure Headers: .*Strict-Transport-Security is not set/,
    reason: 'scanned without TLS, where a browser ignores it; over https it is sent',
  },
  {
    finding: /^HTTP Secure Headers: .*X-XSS-Protection is not set/,
    reason: 'browsers have dropped it, and it made holes of its own; the CSP does its work',
  },
  {
    finding: /^Secure Flag cookie: /,
    reason: 'scanned without TLS; over https each cookie is Secure',
  },
  {
    finding: /^HttpOnly Flag cookie: .* : theme$/,
    reason: "the page's own script writes it, so that a change needs no new page; it is no secret",
  },
  {
    finding: /^Uncommon header '(?:server-timing|content-security-policy|x-page-cache)' found/,
    reason: 'the page cost and the policy: nothing of a visitor in them',
  },
  {
    finding:
      /^Uncommon header '(?:cross-origin-\w+-policy|referrer-policy|permissions-policy|x-frame-options|x-content-type-options|access-control-allow-origin|strict-transport-security)' found/,
    reason: 'security headers that are younger than this scanner',
  },
  {
    finding: /^Uncommon header 'x-request-id' found/,
    reason: 'an opaque id, so that a person can tell of a failure',
  },
  { finding: /^Server: No banner retrieved/, reason: 'there is none to retrieve' },
  { finding: /^No CGI Directories found/, reason: 'a note of the scanner about itself' },
  {
    finding: /^Server leaks inodes via ETags/,
    reason: "the ETag is a hash of the page's text: there are no files with inodes",
  },
  {
    finding: /^(?:File\/dir '.*' in robots\.txt returned|"robots\.txt" contains \d+ entr)/,
    reason: 'robots.txt keeps crawlers from pages of one visitor; whoever asks gets their own',
  },
  { finding: /^Allowed HTTP Methods: GET, HEAD\s*$/, reason: 'as it should be' },
  { finding: /\/sitemap\.xml: This gives a nice listing/, reason: 'a sitemap is made to be read' },
  {
    finding:
      /\/(?:info|login|register|servicios|services|products|web)\/: This might be interesting/,
    reason: 'pages of the store, made to be found',
  },
  {
    finding: /calendar\.php\?.*: Vbulletin allows|\/ans\.pl\?.*: Avenger's News System/,
    reason:
      'it looks for the letters "uid" in the answer: the page says that taxes are "incluidos"',
  },
  {
    finding: /\/DB4Web\/10\.10\.10\.10:100:/,
    reason: 'it looks for the letters "connect" in the answer, which the page of a store holds',
  },
  {
    finding: /^(?:ERROR: Host maximum execution time|Scan terminated:)/,
    reason: 'the bound on time; what was asked until then stands',
  },
];
