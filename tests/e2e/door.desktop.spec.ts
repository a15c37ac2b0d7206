/** The door with its camera, which sees a drawn code; Chromium here has no reader of its own. */
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { boughtTickets } from './bought-tickets.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

const { origin } = demoShop('eventos');

test('the camera reads a ticket, which goes in once and is taken back', async ({
  page,
  browser,
  t,
}) => {
  await signInAs(page, 'rosa', 'eventos');
  const name = `Ceci ${crypto.randomUUID().slice(0, 8)}`;
  const order = await boughtTickets(browser, page.context(), [name]);
  await page.goto(`${origin}/mis-compras/${order}/boletos`);
  const picture = page.getByRole('article').getByRole('img');
  const size = Number((await picture.getAttribute('viewBox'))?.split(' ')[3]);
  const path = (await picture.locator('path').getAttribute('d')) ?? '';
  const code = (await page.locator('code').textContent()) ?? '';

  await page.addInitScript(
    ([side, dark]) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 600;
      const context = canvas.getContext('2d')!;
      const draw = () => {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = '#fff';
        context.fillRect(0, 0, 600, 600);
        context.scale(600 / side, 600 / side);
        context.fillStyle = '#000';
        for (const [, x, y, run] of dark.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
          context.fillRect(Number(x), Number(y), Number(run), 1);
        }
      };
      setInterval(draw, 100);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
    },
    [size, path] as const,
  );
  await signInAs(page, 'telon-boletos', 'eventos');
  await page.goto(`${origin}/admin/asistentes/${sampleDoor.event}`);
  await page.getByRole('button', { name: t.door.camera }).click();
  await expect(page.getByText(t.door.verdicts.admitted)).toBeVisible();
  await expect(page.getByRole('status').getByText(name)).toBeVisible();
  await page.getByRole('button', { name: t.door.stop }).click();

  await page.getByLabel(t.door.code).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.door.verdicts.already_admitted)).toBeVisible();
  await page.getByLabel(t.attendants.name).fill(name);
  await page.getByRole('button', { name: t.attendants.find }).click();
  await page.getByRole('button', { name: t.attendants.undo }).click();
  await expect(page.getByText(t.attendants.done.undone)).toBeVisible();
  await page.getByLabel(t.door.code).fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t.door.undo, exact: true }).click();
  await expect(page.getByText(t.door.verdicts.admitted)).toHaveCount(0);
});
