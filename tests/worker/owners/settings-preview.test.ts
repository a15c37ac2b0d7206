/** The store's front with settings that are not saved, as the settings' page shows it in a frame. */
import { beforeAll, describe, expect, test } from 'vitest';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

let platform: Platform;
let owner: Caller;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  platform = startPlatform();
  for (const name of ['duena', 'cuentas']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('cuentas', 'uno', 'accountant');
  owner = await calling(platform, 'duena', 'uno');
});

const standing = async () => (await owner('GET', '/store/st_uno:st_uno/other/store/settings')).body;
const shown = async () => (await platform.ask('http://uno.localhost/')).text();

describe('the preview', () => {
  const PREVIEW = '/admin/configuracion/vista';
  const view = async (query: string, cookie: string) => {
    const answer = await platform.ask(`http://uno.localhost${PREVIEW}${query}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    return { answer, text: await answer.text() };
  };

  test('shows settings that are not saved, and saves none', async () => {
    const before = await standing();
    const cookie = await signIn('duena', 'uno.localhost');
    const { answer, text } = await view('?name=Borrador+%3Cb%3E&kick=borrador', cookie);
    expect(answer.status).toBe(200);
    expect(text).toContain('Borrador &lt;b&gt;');
    expect(text).toContain('https://kick.com/borrador');
    expect(text).not.toContain('<script type="module">');
    expect(await shown()).not.toContain('Borrador');
    expect(await standing()).toEqual(before);
  });

  test('shows each page with its own settings, and a page that is not there as such', async () => {
    const cookie = await signIn('duena', 'uno.localhost');
    const seen = async (query: string) => (await view(`?name=A&${query}`, cookie)).text;
    const about = 'Somos '.repeat(100);
    expect(await seen(`page=info&about_text=${about}`)).toContain(about.trim());
    const missing = await view('?name=A&page=info', cookie);
    expect(missing.answer.status).toBe(200);
    expect(missing.text).not.toContain('<script type="module">');
    expect(await seen('page=contact&hours_1=9-13:30')).toMatch(/13:30|1:30/);
    expect(await seen('page=contact')).not.toMatch(/13:30|1:30/);
    const [whole, brief] = await Promise.all(
      ['complete', 'basic'].map((form) => seen(`page=register&signup_form=${form}`)),
    );
    expect(whole?.match(/<input/g)?.length).toBeGreaterThan(brief?.match(/<input/g)?.length ?? 0);
    expect(await seen('page=front&users_support_url=ayuda.test')).toContain('https://ayuda.test');
    const title = (text: string) => /<title>[^<]*/.exec(text)?.[0];
    expect(title(await seen('page=nada'))).toBe(title(await seen('page=front')));
    expect(title(await seen('page=contact'))).not.toBe(title(await seen('page=front')));
  });

  test('begins in the dark or has no switch as the draft says, whatever its owner chose by hand', async () => {
    const cookie = `${await signIn('duena', 'uno.localhost')}; theme=light`;
    const dark = await view('?name=A&darkmode=on', cookie);
    expect(dark.text).toContain('data-theme="dark"');
    expect(dark.text).toContain('<shop-theme');
    const fixed = await view('?name=A&hidden_darkmode=on', cookie);
    expect(fixed.text).toContain('data-theme="light"');
    expect(fixed.text).not.toContain('<shop-theme');
    const icon = await view('?name=A&favicon=/media/st_uno/icono.webp', cookie);
    expect(icon.text).toMatch(/<link rel="icon" href="\/media\/st_uno\/icono.webp"/);
  });

  test('shows no address that runs', async () => {
    const cookie = await signIn('duena', 'uno.localhost');
    const { text } = await view('?name=A&discord=javascript:alert(1)&kick=a:b', cookie);
    expect(text).not.toMatch(/javascript:|kick\.com\/a:b/);
  });

  test('may be framed by the store alone, and no other page may', async () => {
    const cookie = await signIn('duena', 'uno.localhost');
    const { answer } = await view('', cookie);
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
    for (const path of ['/', '/admin/configuracion']) {
      const page = await platform.ask(`http://uno.localhost${path}`, { headers: { cookie } });
      expect(page.headers.get('x-frame-options')).toBe('DENY');
      expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'$/);
    }
  });

  test('is shown to nobody but the store’s owner and admins', async () => {
    const visitor = await view('?name=Mia', '');
    expect(visitor.answer.status).toBe(303);
    const accountant = await view('?name=Mia', await signIn('cuentas', 'uno.localhost'));
    expect(accountant.answer.status).toBe(403);
    // The way to sign in as somebody else leads back to the whole address.
    expect(accountant.text.replaceAll(/name=Mia|name%3DMia/g, '')).not.toContain('Mia');
  });
});
