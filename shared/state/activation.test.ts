import { expect, test } from 'vitest';
import type { ActivationAction } from '../contracts/registration.ts';
import { followActivation } from './activation.ts';

const person = {
  id: 'ac_lucia',
  username: 'lucia',
  full_name: 'Lucía Méndez',
  photo: null,
  role: 'customer',
  keychain: [],
  mode: 'affiliate',
  user_level: 'one',
  own_store: null,
} as const;
const setAuth: ActivationAction = {
  action: 'set-auth',
  person: { ...person, keychain: [] },
  redirect_to: '/productos',
};
const note: ActivationAction = {
  action: 'notification',
  level: 'success',
  title: '¡Listo!',
  message: 'Tu cuenta está activa.',
};

async function follow(...actions: ActivationAction[]) {
  const done: string[] = [];
  const leaves = await followActivation(actions, {
    go: (path) => void done.push(`go ${path}`),
    wait: (milliseconds) => {
      done.push(`wait ${milliseconds}`);
      return Promise.resolve();
    },
    toast: ({ tone, message, seconds }) => void done.push(`${tone} ${seconds} ${message}`),
    settingUp: () => void done.push('setting up'),
  });
  return { done, leaves };
}

test('a signed-in person goes on to their page, which shows the notice', async () => {
  expect(await follow(setAuth, note)).toEqual({
    done: ['go /productos'],
    leaves: true,
  });
});

test('a person who needs a second factor goes to the sign-in, which shows the notice', async () => {
  const signIn: ActivationAction = { action: 'sign-in', redirect_to: '/login?next=%2F' };
  expect(await follow(signIn, note)).toEqual({
    done: ['go /login?next=%2F'],
    leaves: true,
  });
});

test('with a plan its page comes after the wait', async () => {
  const plan: ActivationAction = { action: 'plan', response_url: '/apps/paquetes', wait_ms: 3000 };
  expect((await follow(setAuth, plan)).done).toEqual([
    'setting up',
    'wait 3000',
    'go /apps/paquetes',
  ]);
});

test('a notification alone does not leave the page', async () => {
  expect(await follow({ ...note, level: 'error', message: 'No' })).toEqual({
    done: ['error 7 No'],
    leaves: false,
  });
});

test('a registration cannot lead to another host', async () => {
  const elsewhere = { ...setAuth, redirect_to: '/\t/elsewhere.test' } as ActivationAction;
  expect((await follow(elsewhere)).done).toEqual(['go /']);
});
