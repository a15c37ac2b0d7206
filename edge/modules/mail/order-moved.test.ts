import { expect, test } from 'vitest';
import { orderMovedMail, toldStages, type OrderMoved } from './order-moved.ts';

const moved: OrderMoved = {
  stage: 'in_transit',
  locale: 'es',
  region: null,
  number: 'K7QX-2M4P',
  isCollected: false,
  isRefunded: false,
  isByTransfer: false,
  seller: 'Casa Central',
  storeName: 'Lirio',
  country: 'MX',
  color: '#14213d',
  name: 'Ana Ruiz',
  link: 'https://lirio.example/mis-compras/co_1',
  stop: 'https://lirio.example/correos/abc',
};

test.each(toldStages)(
  'the stage %s is told in both languages, with the number and the way',
  (stage) => {
    const subjects = (['es', 'en'] as const).map((locale) => {
      const mail = orderMovedMail({ ...moved, stage, locale });
      for (const form of [mail.text, mail.html]) {
        for (const part of ['K7QX-2M4P', 'Casa Central', 'Ana Ruiz', moved.link, moved.stop]) {
          expect(form).toContain(part);
        }
      }
      return mail.subject;
    });
    expect(new Set(subjects).size).toBe(2);
  },
);

test('goods that the buyer collects are ready to be picked up; a refund is told', () => {
  const ready = orderMovedMail({ ...moved, stage: 'to_deliver', isCollected: true });
  expect(ready.text).toContain('puedes pasar por él');
  const argentine = orderMovedMail({
    ...moved,
    stage: 'to_deliver',
    isCollected: true,
    country: 'AR',
  });
  expect(argentine.text).toContain('podés pasar a buscarlo');
  const refunded = orderMovedMail({ ...moved, stage: 'canceled_by_supplier', isRefunded: true });
  expect(refunded.text).toContain('Casa Central no podrá entregarlo. Te devolvemos lo que pagaste');
});

test('a buyer who cancelled is told that the seller knows, and of money only where some comes back', () => {
  const wished = orderMovedMail({ ...moved, stage: 'canceled_by_customer', isRefunded: true });
  expect(wished.text).toContain('Ya le avisamos a Casa Central. Te devolvemos lo que pagaste');
  const unpaid = orderMovedMail({ ...moved, stage: 'canceled_by_customer' });
  expect(unpaid.text).toContain('No tienes que hacer nada más');
  for (const stage of ['canceled_by_customer', 'canceled_by_supplier'] as const) {
    expect(orderMovedMail({ ...moved, stage }).text).not.toContain('Te devolvemos');
  }
});

test('where only a transfer gives the money back, a cancelled order’s buyer is asked for an account', () => {
  for (const stage of ['canceled_by_customer', 'canceled_by_supplier'] as const) {
    const { text } = orderMovedMail({ ...moved, stage, isRefunded: true, isByTransfer: true });
    expect(text).toContain('deja tu cuenta en la página de tu pedido');
    expect(text).not.toContain('tu banco puede tardar');
  }
});

test('a stage other than the cancelled ones tells of itself, whatever came back before', () => {
  for (const stage of ['in_process', 'in_transit', 'delivered'] as const) {
    expect(orderMovedMail({ ...moved, stage, isRefunded: true })).toEqual(
      orderMovedMail({ ...moved, stage }),
    );
  }
  expect(orderMovedMail({ ...moved, isCollected: true })).toEqual(orderMovedMail(moved));
});

test('names lead nowhere', () => {
  const mail = orderMovedMail({ ...moved, name: 'gana en evil.test', seller: 'www.evil.test/x' });
  expect(mail.text).not.toMatch(/evil\.test/);
});

test('goods on their way are told with their courier’s number, where it is one', () => {
  const mail = orderMovedMail({ ...moved, trackingNumber: 'SX9499907123' });
  expect(mail.text).toContain('SX9499907123');
  expect(mail.text).toContain('Este es su número de guía');
  for (const trackingNumber of ['https://evil.test', 'a b', '', null]) {
    expect(orderMovedMail({ ...moved, trackingNumber })).toEqual(orderMovedMail(moved));
  }
  const later = { ...moved, stage: 'delivered' } as const;
  expect(orderMovedMail({ ...later, trackingNumber: 'SX1234' })).toEqual(orderMovedMail(later));
});

test('of an order that goes in parcels each is told, with what it carries and by whom', () => {
  const lines = [
    { name: 'Falda', units: 2 },
    { name: 'Blusa', units: 1 },
  ];
  const mail = orderMovedMail({ ...moved, parcel: { lines, carrier: 'Correos' } });
  expect(mail.subject).toBe('Un paquete de tu pedido K7QX-2M4P va en camino');
  expect(mail.text).toContain('Lleva: 2 × Falda, 1 × Blusa (Correos).');
  const many = Array.from({ length: 30 }, () => ({ name: 'Falda', units: 1 }));
  const long = orderMovedMail({ ...moved, parcel: { lines: many, carrier: null }, locale: 'en' });
  expect(long.text.match(/1 × Falda/g)).toHaveLength(20);
});
