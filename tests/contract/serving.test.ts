import { request } from 'node:http';
import { expect, inject, test } from 'vitest';

interface Answer {
  status: number | undefined;
  type: string | undefined;
  body: string;
}

/** Sends a request with a Host header of its own, which fetch does not allow. */
function ask(host: string, path: string): Promise<Answer> {
  return new Promise((settle, fail) => {
    const call = request(
      { host: '127.0.0.1', port: inject('port'), path, headers: { host } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () => {
          settle({ status: response.statusCode, type: response.headers['content-type'], body });
        });
      },
    );
    call.on('error', fail);
    call.end();
  });
}

test.each(['localhost', 'moda.localhost', 'eventos.localhost', 'www.moda.test'])(
  'the host %s reaches its store',
  async (host) => {
    const name = host.endsWith('.test') ? host : `${host}:${inject('port')}`;
    expect(await ask(name, '/')).toMatchObject({ status: 200 });
  },
);

test('an unknown host reaches no store', async () => {
  expect(await ask('nobody.example', '/')).toMatchObject({ status: 404 });
});

test('the files that a page names are served', async () => {
  const { body } = await ask(`moda.localhost:${inject('port')}`, '/');
  const files = new Set(body.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(1);
  for (const file of files) {
    const answer = await ask(`moda.localhost:${inject('port')}`, file);
    expect(answer, file).toMatchObject({ status: 200 });
    expect(answer.type).toMatch(file.endsWith('.css') ? 'text/css' : 'javascript');
  }
});

test('the sandbox payment provider is served beside the stores', async () => {
  const answer = await fetch(`http://localhost:${inject('sandboxPort')}/`);
  expect(answer.status).toBe(200);
});
