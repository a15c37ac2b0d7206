/** Every message of the platform says whom it may be left out for. */
import { expect, test } from 'vitest';
import { mailApps } from '../../../shared/rules/alert-preferences.ts';
import { wings } from '../../wings/index.ts';
import { unnamedTopic } from '../../outbox/topic.ts';
import { MAIL_DUTIES } from './mail-duty.ts';
import { obeying } from './obey.ts';

const topics = [unnamedTopic, ...wings.flatMap(({ messages }) => messages)];
const messages = topics.filter((topic) => 'compose' in topic);

test.each(messages.map((topic) => [topic.name, topic] as const))(
  '%s says its duty',
  (name, topic) => {
    const duty = MAIL_DUTIES[name];
    expect(duty, `add ${name} to MAIL_DUTIES`).toBeDefined();
    if (duty?.to === 'always') return expect(duty.why.length).toBeGreaterThan(15);
    if (duty?.to !== 'account') return;
    expect(mailApps).toContain(duty.app);
    // Its alert tells the same app, so that one choice is about both.
    if ('app' in topic.alert) expect(topic.alert.app).toBe(duty.app);
  },
);

test('no duty is of a topic that there is not', () => {
  const names = messages.map(({ name }) => name);
  for (const name of Object.keys(MAIL_DUTIES)) expect(names).toContain(name);
});

test.each([
  ['a PIN', 'written.pin', 'always'],
  ['a PIN for a new password', 'written.reset_pin', 'always'],
  ['a change of credentials', 'written.account_notice', 'always'],
  ['an invitation', 'written.staff_invitation', 'always'],
  ['a confirmed purchase', 'mail.order_confirmation', 'always'],
  ['a number to pay by', 'mail.payment_slip', 'always'],
  ['money that went back', 'mail.refunded', 'always'],
  ['an invoice', 'mail.invoiced', 'always'],
  ['money on its way', 'mail.wallet', 'always'],
  ['files that were bought', 'mail.files', 'always'],
  ['a stage of an order', 'mail.order_moved', 'account'],
  ['a return', 'mail.return_of_buyer', 'account'],
  ['a question for a review', 'mail.review_ask', 'account'],
  ['unread messages', 'mail.talk', 'account'],
  ['a role', 'written.role_notice', 'account'],
  ['a dispute', 'mail.disputed', 'store'],
  ['a contact entry', 'mail.contact_entry', 'store'],
])('%s', (_, name, to) => {
  expect(MAIL_DUTIES[name]?.to).toBe(to);
});

test('what always goes is not asked about; work that is no message is left as it is', () => {
  for (const topic of topics) {
    const isAsked = MAIL_DUTIES[topic.name]?.to === 'account';
    expect(obeying(topic) === topic, topic.name).toBe(!isAsked);
  }
});
