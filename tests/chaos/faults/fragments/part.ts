/**
 * The parts of a page fail: fragments of the build, remote fragments, services behind the gateway.
 */
import { join } from 'node:path';
import { startRemoteOrigin } from '../../../support/remote-origin.ts';
import type { Findings, Part, Tools } from '../../../support/suite/part.ts';
import { startUpstream, upstreamVariables } from '../../../support/upstream.ts';
import { copyOfBuild, startServed, temporaryFolder } from '../served.ts';
import { gatewayChecks } from './gateway.ts';
import { localChecks } from './local.ts';
import { remoteChecks, writeRegistry } from './remote.ts';

export const fragments: Part = {
  name: 'fragments',
  about: 'fragments and services that throw, hang, die half-way, answer 200 MB: the page is whole',
  async run(tools) {
    tools.say('a build in which fragments fail');
    const local = await localChecks(tools);
    tools.say('fragments and services on other origins');
    return { checks: [...local, ...(await elsewhere(tools))] };
  },
};

async function elsewhere(tools: Tools): Promise<Findings['checks']> {
  const folder = await temporaryFolder(tools, 'elsewhere');
  const upstream = await tools.keep(startUpstream());
  const remote = await tools.keep(startRemoteOrigin());
  const { port, workerd } = await startServed(tools, 'elsewhere', {
    build: await copyOfBuild(folder),
    stateDir: join(folder, 'state'),
    env: {
      ...upstreamVariables(upstream.port),
      FRAGMENT_REGISTRY: writeRegistry(folder, remote),
    },
  });
  const checks = await remoteChecks(port, remote);
  return [...checks, ...(await gatewayChecks(port, workerd))];
}
