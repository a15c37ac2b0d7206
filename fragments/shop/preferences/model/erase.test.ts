import { describe, expect, test } from 'vitest';
import { open, OWN, refusal } from '../fixtures.ts';

describe('the end of an account', () => {
  test('needs the word and the password, and leads to the page that says good-bye', async () => {
    const { model, sent, went } = open({
      [`POST ${OWN}/erase`]: [
        refusal('wrong_credentials', 'No es correcta', 'password', 401),
        { body: {} },
      ],
    });
    const { erase } = model;
    // Unsaved input does not keep an account from being erased.
    model.profile.form.input('city', 'Cholula');
    erase.form.input('confirmation', 'no');
    await erase.submit();
    expect(sent).toEqual([]);
    expect(erase.form.$state.get().touched).toEqual({ confirmation: true, password: true });
    erase.form.input('confirmation', ' Borrar ');
    erase.form.input('password', 'otra');
    await erase.submit();
    expect(erase.form.$state.get().refused).toEqual({ password: 'No es correcta' });
    expect(went).toEqual([]);
    erase.form.input('password', 'secreta');
    await erase.submit();
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'otra' }, { password: 'secreta' }]);
    expect(went).toEqual(['/tienda/moda/logout']);
    expect(model.isUnsaved()).toBe(false);
  });

  test('takes a code where an app is on, which is refused at its field', async () => {
    const wrong = refusal('invalid_code', 'No es', 'otp', 422);
    const { model, sent } = open({ [`POST ${OWN}/erase`]: [wrong] }, { isGuarded: true });
    const { form, submit } = model.erase;
    form.input('confirmation', 'borrar');
    form.input('password', 'secreta');
    await submit();
    expect([sent, form.$state.get().touched]).toEqual([[], { otp: true }]);
    form.input('otp', 'abcde-12345');
    await submit();
    expect(sent[0]?.body).toEqual({ password: 'secreta', otp: 'abcde-12345' });
    expect(form.$state.get().refused).toEqual({ otp: 'No es' });
  });

  test('asks for the code of an app that another page turned on', async () => {
    const asked = refusal('second_factor_required', 'Escribe el código', 'otp', 401);
    const { model, sent } = open({ [`POST ${OWN}/erase`]: [asked, { body: {} }] });
    const { form, submit } = model.erase;
    form.input('confirmation', 'borrar');
    form.input('password', 'secreta');
    await submit();
    expect(model.$isGuarded.get()).toBe(true);
    expect(form.$state.get().refused).toEqual({ otp: 'Escribe el código' });
    form.input('otp', '123456');
    await submit();
    expect(sent[1]?.body).toEqual({ password: 'secreta', otp: '123456' });
  });

  test('is refused to an account that owns a store, in the edge’s words', async () => {
    const owner = refusal('owner_of_store', 'Todavía tienes una tienda.');
    const { model, went } = open({ [`POST ${OWN}/erase`]: [owner] });
    model.erase.form.input('confirmation', 'borrar');
    model.erase.form.input('password', 'secreta');
    await model.erase.submit();
    expect(model.erase.form.$state.get().failure).toBe('Todavía tienes una tienda.');
    expect(went).toEqual([]);
  });
});
