import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { configDefaults, defineConfig } from 'vitest/config'
import { WalksFirst } from './tests/setup/walks-first.ts'

/** Whether this user may mount a disk: root may, except in most containers. */
const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0

// All that tests choose by chance follows from this seed.
if (process.env.TEST_SEED === undefined) {
  process.env.TEST_SEED = String(randomInt(2 ** 31))
  console.info(`Seed of this run: ${process.env.TEST_SEED} (set TEST_SEED to repeat it)`)
}

// Tests start the product and its commands with settings of their own, whatever a developer's `.env` says.
process.env.ENV_FILE = 'none'

export default defineConfig({
  test: {
    // Files share a worker's modules: five times faster, and every file that writes has a database of its own.
    isolate: false,
    pool: 'threads',
    // On two processors Vitest would use one: it keeps the other for itself, which needs none.
    maxWorkers: 2,
    include: [],
    setupFiles: ['./tests/setup/seed.ts'],
    exclude: mayMount ? configDefaults.exclude : [...configDefaults.exclude, '**/*.mount.test.ts'],
    sequence: { sequencer: WalksFirst },
    // What hangs is found all the same; what only waits for a busy processor does not fail.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{contract,locales,platform,scripts,start,web}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{api,database,demo,domain,worker}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: './tests/setup/database.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: './tests/setup/journeys.ts',
          // The longest takes half a minute on two processors: a busy machine is no mistake of a journey.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Last and without company: a browser that fights for the processor measures nothing but patience.
          sequence: { groupOrder: 1 },
        },
      },
      // Half an hour of misfortune: `npm run faults` alone has the time for it.
      ...(process.env.FAULTS
        ? [
            {
              extends: true as const,
              test: {
                name: 'faults',
                include: ['tests/faults/**/*.test.ts'],
                globalSetup: './tests/setup/journeys.ts',
                testTimeout: 180_000,
                hookTimeout: 120_000,
                maxWorkers: 1,
              },
            },
          ]
        : []),
      // Other browsers than Chromium: `npm run browsers` installs them.
      ...(process.env.BROWSERS
        ? [
            {
              extends: true as const,
              test: {
                name: 'browsers',
                include: ['tests/browsers/**/*.test.ts'],
                globalSetup: './tests/browsers/setup.ts',
                testTimeout: 300_000,
                hookTimeout: 120_000,
                maxWorkers: 1,
              },
            },
          ]
        : []),
    ],
  },
})
