import { findBrowser } from '../tests/setup/find-browser.ts'
import { checks } from './checks.ts'
import { memoryFolder } from './memory-folder.ts'
import { runSteps, type Step } from './steps.ts'
import { conclude, runSuite } from './suite.ts'

// `npm test` checks, builds and tests everything; `-- --without-browser` leaves out the journeys. `npm test -- NAME …` runs
// the tests whose path contains a name, and nothing else: journeys build the web for themselves when it has changed
// (tests/setup/journeys.ts).
const args = process.argv.slice(2)
const withoutBrowser = args.includes('--without-browser')
const names = args.filter((arg) => arg !== '--without-browser').map(asPartOfTestPath)
conclude(names.length > 0 ? await runSuite(names, { withoutBrowser }) : await runEverything())

/** Turns the path of a module into that of the test beside it. */
function asPartOfTestPath(name: string) {
  return name.replace(/(?<!\.test)\.tsx?$/, '')
}

async function runEverything() {
  if (!(withoutBrowser || hasBrowser())) return { passed: 0, failed: 1 }
  const build: Step = { name: 'build', command: ['node', 'scripts/setup.mjs', '--build'] }
  // The build keeps one core busy for a while; the checks have the other.
  const steps = await Promise.all([runSteps(checks), runSteps([build])])
  // Runs of a part use the disk instead, where the next run finds the template of the databases again.
  const memory = memoryFolder()
  if (memory) process.env.TEST_DATA_DIR ??= memory.path
  const { passed, failed } = await runSuite([], { withoutBrowser })
  memory?.remove()
  return { passed, failed: steps.reduce((sum, step) => sum + step.failed, failed) }
}

/** Looks for the browser before the minutes that the checks take. */
function hasBrowser() {
  try {
    return Boolean(findBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
