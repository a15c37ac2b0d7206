/** More than two hundred ways to write a host. */

import { EVIL, MARK, type HostForm } from './form.ts';
import { besides, inTheRequestLine, twice } from './more-forms.ts';

/** @param port of the product */
export function hostForms(port: number): HostForm[] {
  const own = `moda.localhost:${port}`;
  const host = (value: string) => `Host: ${value}\r\n`;
  const ours = (values: readonly string[], owner: 'moda' | 'mercado'): HostForm[] =>
    values.map((value) => ({ name: value, lines: host(value), owner }));
  const foreign = (values: readonly string[]): HostForm[] =>
    values.map((value) => ({
      name: JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value),
      lines: host(value),
      owner: 'none',
      never: MARK,
    }));

  return [
    // Case, a dot at the end, no port, leading zeros in the port: the same store.
    ...ours(
      ['moda.localhost', 'MODA.localhost', 'Moda.LocalHost', 'moda.LOCALHOST', 'mODA.lOCALHOST']
        .flatMap((name) => [name, `${name}.`])
        .flatMap((name) => [name, `${name}:${port}`, `${name}:80`]),
      'moda',
    ),
    ...ours(
      ['www.moda.test', 'WWW.MODA.TEST', 'www.moda.test.'].flatMap((name) => [
        name,
        `${name}:${port}`,
      ]),
      'moda',
    ),
    ...ours([` ${own}`, `\t${own}`, `${own} `], 'moda'),
    ...ours([`localhost:${port}`, 'LOCALHOST', 'localhost.', 'mercado.localhost'], 'mercado'),
    // Ports.
    ...[0, 1, 79, 81, 443, 8787, 9999, 31_337, port + 1, port - 1, 65_535, 65_536, 99_999]
      .filter((wrong) => wrong !== port)
      .map((wrong): HostForm => ({
        name: `moda.localhost:${wrong}`,
        lines: host(`moda.localhost:${wrong}`),
        owner: 'none',
        never: `localhost:${wrong}`,
      })),
    ...foreign(
      ['', '-1', '+80', '0x50', MARK, `${port}${MARK}`, `${port}:${port}`, ' 80', '8e1', '²', '1.5']
        .map((written) => `moda.localhost:${written}`)
        .concat(`www.moda.test:1${MARK}`, `localhost:${MARK}`),
    ),
    // Unknown names, near and far.
    ...foreign([
      EVIL,
      `${EVIL}.`,
      EVIL.toUpperCase(),
      `${EVIL}:${port}`,
      `${MARK}.localhost:${port}`,
      `moda.${EVIL}`,
      `moda.localhost.${EVIL}`,
      `moda.localhost-${EVIL}`,
      `${MARK}.moda.localhost`,
      `${MARK}moda.localhost`,
      `moda.localhost${MARK}`,
      `moda${MARK}.localhost`,
      `www.www.moda.test`,
      'moda.test',
      'test',
      'moda',
      'moda.localhost.localhost',
      'localhost.localhost',
      'st_moda.localhost',
      'platform.localhost',
      'host:www.moda.test.localhost',
      'slug:moda',
      'platform',
      'undefined',
      'null',
      '__proto__',
      'constructor.localhost',
      'toString',
    ]),
    // Internationalised and look-alike names.
    ...foreign([
      `xn--${MARK}-dma.localhost`,
      'xn--mda-5cd.localhost',
      'xn--moda-.localhost',
      'xn--.localhost',
      'möda.localhost',
      'mоda.localhost',
      'ｍｏｄａ.localhost',
      'moda。localhost',
      'moda․localhost',
      'ſhop.localhost',
      'moda.ʟocalhost',
      'moda.loca\u212Ahost',
      'moda\u200B.localhost',
      'moda\u00AD.localhost',
      '\u202Eadom.localhost',
      `é${MARK}.example`,
    ]),
    // IP addresses.
    ...foreign([
      '127.0.0.1',
      `127.0.0.1:${port}`,
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0.0.0.0',
      '0',
      '10.0.0.1',
      '169.254.169.254',
      '255.255.255.255',
      '256.1.1.1',
      '[::1]',
      `[::1]:${port}`,
      '::1',
      '[::ffff:127.0.0.1]',
      '[fe80::1%25eth0]',
      '[::',
      '[]',
      '[moda.localhost]',
    ]),
    // Empty, or not a name.
    ...foreign([
      '',
      ' ',
      '.',
      '..',
      '...',
      '-',
      '_',
      ':',
      `:${port}`,
      '@',
      '/',
      '?',
      '#',
      '*',
      '%',
      '\\',
      `-${EVIL}`,
      `${MARK}-.example`,
      `.${EVIL}`,
      'moda..localhost',
      '.moda.localhost',
      'moda.localhost..',
      '*.localhost',
      'moda*.localhost',
      `${MARK}'.localhost`,
      `' OR 1=1 --${MARK}`,
      `"${MARK}"`,
      `<script>${MARK}</script>`,
      `\${${MARK}}.localhost`,
      `{{${MARK}}}`,
      `$(${MARK})`,
      `\`${MARK}\``,
      `|${MARK}`,
      `${MARK.repeat(16)}.localhost`,
      `${`${MARK}.`.repeat(60)}localhost`,
      `${MARK.repeat(500)}.example`,
      `moda.${'a'.repeat(63)}.${MARK}`,
    ]),
    // With a path, a query, a user, a scheme, an encoding; doubled in one line.
    ...foreign([
      `${own}/${MARK}`,
      `${own}/../${MARK}`,
      `${own}?${MARK}`,
      `${own}#${MARK}`,
      `${own}\\${MARK}`,
      `${MARK}@${own}`,
      `${own}@${EVIL}`,
      `${EVIL}:80@${own}`,
      `user:pass@moda.localhost${MARK}`,
      `http://${EVIL}`,
      `http://${own}/${MARK}`,
      `//${EVIL}`,
      `moda.localhost%2e${MARK}`,
      `moda%2elocalhost`,
      `moda.localhost%00.${EVIL}`,
      `moda.localhost%0d%0aX-${MARK}: 1`,
      `moda.localhost%20${MARK}`,
      `${own},${EVIL}`,
      `${own}, ${own}`,
      `${EVIL}, ${own}`,
      `${own} ${EVIL}`,
      `${own};${MARK}`,
      `${own}\t${MARK}`,
      `"${own}"`,
      `moda.localhost\u0000${MARK}`,
      `moda.localhost\u0000`,
      `moda.localhost\u000B`,
      `moda.localhost\u007F`,
    ]),
    ...twice(own),
    ...besides(own),
    ...inTheRequestLine(own, `localhost:${port}`),
  ];
}
