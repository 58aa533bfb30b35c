import house from '../jest.config.mjs';

const project = house.projects.find(
  ({ displayName }) => displayName === process.env.MUTATED_PROJECT,
);

/**
 * A project of the house as Stryker runs it, which names the tests itself. What begins and ends a run
 * of the server's tests is left out: it is for databases, and these tests open none.
 */
export default {
  ...project,
  rootDir: '..',
  roots: ['<rootDir>'],
  globalSetup: undefined,
  globalTeardown: undefined,
  testTimeout: house.testTimeout,
};
