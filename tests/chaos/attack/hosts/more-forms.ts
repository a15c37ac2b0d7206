/** Hosts that are sent twice, not at all, in other headers or in the request line. */
import { EVIL, MARK, type HostForm } from './form.ts';

/** Requests with no host, with two hosts, and with headers broken into lines. */
export function twice(own: string): HostForm[] {
  const form = (name: string, lines: string, owner: HostForm['owner'] = 'none'): HostForm => ({
    name,
    lines,
    owner,
    never: MARK,
  });
  return [
    form('no host', ''),
    form('two hosts, ours first', `Host: ${own}\r\nHost: ${EVIL}\r\n`),
    form('two hosts, ours last', `Host: ${EVIL}\r\nHost: ${own}\r\n`),
    form('two hosts, both ours', `Host: ${own}\r\nHost: ${own}\r\n`),
    form('two stores', `Host: ${own}\r\nHost: ${own.replace('moda', 'eventos')}\r\n`),
    form('a folded line', `Host: ${own}\r\n ${EVIL}\r\n`),
    form('a folded line of nothing', `Host:\r\n ${own}\r\n`, 'any one'),
    form('a space before the colon', `Host : ${own}\r\n`),
    form('a space before the name', ` Host: ${own}\r\n`),
    form('a bare line feed', `Host: ${own}\nHost: ${EVIL}\r\n`),
    form('a bare carriage return', `Host: ${own}\rX-${MARK}: 1\r\n`),
    form('a name in capitals', `HOST: ${own}\r\n`, 'moda'),
    form('a name in capitals beside it', `Host: ${own}\r\nHOST: ${EVIL}\r\n`),
  ];
}

/** Headers that proxies and frameworks take for the host: the product ignores them all. */
export function besides(own: string): HostForm[] {
  const names = [
    'X-Forwarded-Host',
    'X-Forwarded-Server',
    'X-HTTP-Host-Override',
    'X-Original-Host',
    'X-Host',
    'X-Real-Host',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Forwarded-Prefix',
    'X-Forwarded-Path',
    'X-Forwarded-Proto',
    'X-Forwarded-Port',
    'X-Forwarded-For',
    'Forwarded',
    'CF-Connecting-IP',
    'CF-Worker',
    'True-Client-IP',
    'MF-Original-URL',
    'MF-Original-Hostname',
    'MF-Custom-Service',
    'MF-Route-Override',
    'Referer',
    'From',
    ':authority',
  ];
  return names.map((name) => ({
    name: `${name} beside our host`,
    lines: `Host: ${own}\r\n${name}: ${name === 'Forwarded' ? `host=${EVIL}` : `http://${EVIL}/`}\r\n`,
    // No header name may hold a colon: the server may refuse the whole request.
    owner: name.startsWith(':') ? 'any one' : 'moda',
    never: MARK,
  }));
}

/** Hosts and stores in the request line. */
export function inTheRequestLine(own: string, platform: string): HostForm[] {
  const form = (
    name: string,
    host: string,
    target: HostForm['target'],
    owner: HostForm['owner'] = 'any one',
  ): HostForm => ({ name, lines: `Host: ${host}\r\n`, target: target!, owner, never: MARK });
  const prefixes = [
    '/tienda/..',
    '/tienda/%2e%2e',
    '/tienda/.',
    '/tienda/',
    '/tienda//moda',
    '/tienda/moda/..',
    '/tienda/moda/../eventos',
    '/tienda/moda/%2e%2e/eventos',
    '/tienda/moda\\..\\eventos',
    '/tienda/moda%2f..%2feventos',
    '/tienda/moda%00',
    '/tienda/MODA',
    '/tienda/moda/tienda/eventos',
    '/%74ienda/eventos',
    '//tienda/eventos',
    '/./tienda/eventos',
    `/tienda/${MARK}`,
    '/tienda/__proto__',
    '/tienda/st_eventos',
    '/tienda/slug:eventos',
  ];
  return [
    form('a whole address', own, (path) => `http://${EVIL}${path}`, 'moda'),
    form('a whole address of another scheme', own, (path) => `ftp://${EVIL}${path}`, 'moda'),
    form('our address, another host', EVIL, (path) => `http://${own}${path}`),
    form('a whole address of two hosts', own, (path) => `http://${MARK}@${EVIL}${path}`),
    form('a path without a slash', own, (path) => path.slice(1) || 'x', 'moda'),
    ...prefixes.map((prefix) => form(prefix, platform, (path) => prefix + path)),
    ...prefixes.slice(0, 8).map((prefix) => form(`${prefix} of a shop`, own, (p) => prefix + p)),
  ];
}
