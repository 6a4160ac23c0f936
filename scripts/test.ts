import { checks } from './checks.ts'
import { memoryFolder } from './memory-folder.ts'
import { runSteps, type Step } from './steps.ts'
import { conclude, runSuite } from './suite.ts'

const build: Step = { name: 'build', command: ['node', 'scripts/setup.mjs', '--build'] }

// The build keeps one core busy for a while; the checks have the other.
const steps = await Promise.all([runSteps(checks), runSteps([build])])
const memory = memoryFolder()
if (memory) process.env.TEST_DATA_DIR ??= memory.path
const { passed, failed } = await runSuite(process.argv.slice(2))
memory?.remove()

conclude({ passed, failed: steps.reduce((sum, step) => sum + step.failed, failed) })
