import { checks } from './checks.ts'
import { memoryFolder } from './memory-folder.ts'
import { runSteps, type Step } from './steps.ts'
import { conclude, runSuite } from './suite.ts'

// `npm test` checks, builds and tests everything. `npm test -- NAME …` runs the tests whose path contains a name, and
// nothing else: journeys build the web for themselves when it has changed (tests/setup/journeys.ts).
const names = process.argv.slice(2).map(asPartOfTestPath)
conclude(names.length > 0 ? await runSuite(names) : await runEverything())

/** Turns the path of a module into that of the test beside it. */
function asPartOfTestPath(name: string) {
  return name.replace(/(?<!\.test)\.tsx?$/, '')
}

async function runEverything() {
  const build: Step = { name: 'build', command: ['node', 'scripts/setup.mjs', '--build'] }
  // The build keeps one core busy for a while; the checks have the other.
  const steps = await Promise.all([runSteps(checks), runSteps([build])])
  // Runs of a part use the disk instead, where the next run finds the template of the databases again.
  const memory = memoryFolder()
  if (memory) process.env.TEST_DATA_DIR ??= memory.path
  const { passed, failed } = await runSuite([])
  memory?.remove()
  return { passed, failed: steps.reduce((sum, step) => sum + step.failed, failed) }
}
