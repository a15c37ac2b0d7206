import { expect, test } from 'vitest';
import { EXPLAINED } from './explained.ts';

const reasonFor = (finding: string) => EXPLAINED.find((one) => one.finding.test(finding))?.reason;

test.each([
  'HTTP Secure Headers: GET /  Strict-Transport-Security is not set',
  "Uncommon header 'x-request-id' found, with contents: rq_x",
  'OSVDB-3092: /sitemap.xml: This gives a nice listing of the site content.',
  'Secure Flag cookie: GET /  Secure flag is not set in the cookie : clickID',
])('%s is explained', (finding) => expect(reasonFor(finding)).toBeDefined());

test.each([
  'SQL Injection: GET /buscar text SQL Injection (DMBS: SQLite)',
  'Cross Site Scripting: GET /buscar text XSS',
  'HTTP Secure Headers: GET /  X-Frame-Options is not set',
  'Content Security Policy Configuration: GET /  CSP is not set',
  'HttpOnly Flag cookie: GET /  HttpOnly flag is not set in the cookie : cart',
  'Internal Server Error: GET /buscar text The server responded with a 500 HTTP error code',
  "Uncommon header 'x-powered-by' found",
  'OSVDB-3268: /icons/: Directory indexing found.',
  'Allowed HTTP Methods: GET, HEAD, PUT',
  'http://localhost:1/buscar?text=x,GET,text,BTU,',
])('%s is not', (finding) => expect(reasonFor(finding)).toBeUndefined());
