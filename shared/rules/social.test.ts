import { expect, test } from 'vitest';
import { socialNetworks, type SocialNetwork } from './social.ts';
import { socialLinks } from './social.ts';

test.each<[SocialNetwork, string, string | undefined]>([
  ['facebook', 'modamx', 'https://facebook.com/modamx'],
  ['instagram', '@moda.mx', 'https://instagram.com/moda.mx'],
  ['twitter', 'moda', 'https://twitter.com/moda'],
  ['youtube', '@moda', 'https://youtube.com/@moda'],
  ['youtube', 'c/moda', 'https://youtube.com/c/moda'],
  ['twitch', 'moda', 'https://twitch.tv/moda'],
  ['kick', 'moda', 'https://kick.com/moda'],
  ['discord', 'https://discord.gg/abc', 'https://discord.gg/abc'],
  ['discord', 'javascript:alert(1)', undefined],
  ['discord', 'abc', undefined],
  ['discord', 'http://discord.gg/abc', 'http://discord.gg/abc'],
  ['discord', ' https://discord.gg/abc ', 'https://discord.gg/abc'],
  ['discord', 'javascript:https://discord.gg', undefined],
  ['discord', 'https://discord.gg/a b', undefined],
  ['discord', 'https:///abc', undefined],
  ['facebook', ' modamx ', 'https://facebook.com/modamx'],
  ['facebook', 'moda@mx', 'https://facebook.com/moda@mx'],
  ['facebook', 'a:b', undefined],
  ['facebook', '', undefined],
  ['facebook', '  ', undefined],
  ['facebook', '@', undefined],
  ['facebook', 'a b', undefined],
  ['facebook', 'x?next=y#z', 'https://facebook.com/x%3Fnext%3Dy%23z'],
])('%s %j gives %s', (network, handle, url) => {
  expect(socialLinks({ [network]: handle })[0]?.url).toBe(url);
});

test('every network of the contract has its link, in the same order', () => {
  const all = Object.fromEntries(socialNetworks.map((name) => [name, 'https://a.mx']));
  const handles = {
    ...all,
    ...Object.fromEntries(socialNetworks.slice(0, -1).map((name) => [name, 'h'])),
  };
  expect(socialLinks(handles).map((link) => link.network)).toEqual([...socialNetworks]);
});
