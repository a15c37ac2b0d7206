/** Passkeys by the browser's own virtual authenticator: made, named, used to sign in, removed. */
import { expect, test, type Page } from '@playwright/test';

/** Each test and screen has somebody of the demo for itself, so that all can run at once. */
const PEOPLE = {
  whole: { desktop: 'lirio', phone: 'lirio-admin' },
  field: { desktop: 'rosa', phone: 'lirio-contador' },
} as const;
const PASSWORD = 'jacaranda-2026';

function personOf(story: keyof typeof PEOPLE, project: string): string {
  return PEOPLE[story][project === 'phone' ? 'phone' : 'desktop'];
}

/** A device that can hold passkeys, and whose person always says yes. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** How its person answers: with finger, face or PIN, or not. */
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    held: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

async function signInByPassword(page: Page, username = 'lirio-marketing'): Promise<void> {
  await page.goto('/login?next=%2Fme%2Fsecurity');
  await page.getByLabel('Teléfono, correo o usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await page.waitForURL('**/me/security');
}

/** Back at the door: without a session the page leads there. */
async function signOut(page: Page): Promise<void> {
  // A page whose session ends below it loads itself anew.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/me/security');
}

/** Takes the button. */
async function askByButton(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
}

test('who runs the store adds one, names it, signs in with it alone, and removes it', async ({
  page,
}, { project }) => {
  // The device would take the field's offer before anybody came to the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const device = await plugIn(page);
  await signInByPassword(page, personOf('whole', project.name));
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await expect(page.getByText('Tu llave de acceso está lista')).toBeVisible();
  const [held] = await device.held();
  expect(held?.isResidentCredential).toBe(true);

  const name = `Llave ${crypto.randomUUID().slice(0, 8)}`;
  const rows = page.getByRole('listitem').filter({ hasText: 'Sin usar' });
  await rows
    .last()
    .getByRole('button', { name: /^Cambiar el nombre/ })
    .click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(name)).toBeVisible();

  await signOut(page);
  await askByButton(page);
  await page.waitForURL('**/me/security');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Último uso');

  await row.getByRole('button', { name: `Quitar ${name}` }).click();
  await page.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(row).toHaveCount(0);
  await signOut(page);
  await askByButton(page);
  await expect(page.getByRole('alert')).toContainText('Esa llave de acceso no sirve aquí');
});

test('the username’s field offers it, and nothing else is asked', async ({ page }, { project }) => {
  await plugIn(page);
  await signInByPassword(page, personOf('field', project.name));
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await expect(page.getByText('Tu llave de acceso está lista')).toBeVisible();
  // The device takes the first offer that it gets.
  await signOut(page);
  await page.waitForURL('**/me/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguridad de tu cuenta');
  const rows = page.getByRole('listitem').filter({ hasText: 'Último uso' });
  expect(await rows.count()).toBeGreaterThan(0);
});

test('whoever does not prove who they are gets no passkey, and no session by one', async ({
  page,
}) => {
  const device = await plugIn(page);
  await device.verifies(false);
  await signInByPassword(page);
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await expect(page.getByRole('alert')).toContainText('No se creó ninguna llave de acceso');
  expect(await device.held()).toEqual([]);
});

test('a browser without passkeys is offered none', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
  await signInByPassword(page);
  await expect(page.getByText('Este navegador no puede crear llaves de acceso')).toBeVisible();
  await signOut(page);
  await page.waitForURL('**/login?next=*');
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  await expect(page.getByText('Entrar con llave de acceso')).toHaveCount(0);
});
