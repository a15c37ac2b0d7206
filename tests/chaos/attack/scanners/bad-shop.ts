/**
 * A shop with every fault that the scanners look for: it proves that they report them. It is served
 * on the loopback while they scan it, and is no part of the product.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

export interface BadShop {
  readonly port: number;
  stop(): void;
}

const PAGE = `<!doctype html><title>Bad shop</title>
<a href="/item?id=1">One</a> <a href="/search?q=skirt">Skirts</a> <a href="/icons/">Pictures</a>
<form action="/search"><input name="q" value="skirt"><button>Search</button></form>`;

const LISTING = `<html><head><title>Index of /icons</title></head><body><h1>Index of /icons</h1>
<a href="?C=N;O=D">Name</a> <a href="/">Parent Directory</a> <a href="a.gif">a.gif</a></body></html>`;

function shopDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT)');
  database.exec("INSERT INTO item VALUES (1, 'skirt'), (2, 'shirt'), (3, 'sari')");
  return database;
}

/** Answers a request; the caller's text reaches the page and the SQL unescaped. */
function answer(database: DatabaseSync, url: URL, response: ServerResponse): void {
  const { pathname: path, searchParams: query } = url;
  const send = (status: number, body: string, type = 'text/html') => {
    response.writeHead(status, {
      server: 'Apache/1.3.20 (Unix) PHP/4.1.2',
      'x-powered-by': 'PHP/4.1.2',
      'content-type': type,
      'set-cookie': 'session=1',
    });
    response.end(body);
  };
  if (path === '/') return send(200, PAGE);
  if (path === '/search') return send(200, `<p>Nothing found for ${query.get('q')}</p>`);
  if (path === '/icons/') return send(200, LISTING);
  if (path === '/phpinfo.php') return send(200, '<title>phpinfo()</title>PHP Version 4.1.2');
  if (path === '/index.bak' || path === '/index.html~')
    return send(200, '<?php $password="x";', 'text/plain');
  if (path === '/item') {
    try {
      const rows = database.prepare(`SELECT name FROM item WHERE id = ${query.get('id')}`).all();
      return send(200, `<p>${rows.map(({ name }) => String(name)).join(', ') || 'nothing'}</p>`);
    } catch (error) {
      return send(500, `<p>sqlite3.OperationalError: ${String(error)}</p>`);
    }
  }
  return send(404, 'Not found');
}

/** Serves the bad shop on a free port of the loopback. */
export async function startBadShop(): Promise<BadShop> {
  const database = shopDatabase();
  const server = createServer((request: IncomingMessage, response) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url) return answer(database, url, response);
    response.writeHead(400).end();
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      server.closeAllConnections();
      database.close();
    },
  };
}
