import { startVitest, type Vitest } from 'vitest/node'
import { report } from './steps.ts'

export interface Count {
  passed: number
  failed: number
}

/** Runs the tests of the named files, or all of them. */
export async function runSuite(
  filters: string[],
  options: { readonly logEach?: boolean; readonly named?: string; readonly withoutBrowser?: boolean } = {},
): Promise<Count> {
  const started = performance.now()
  const logEach = options.logEach ? { reporters: ['verbose'] } : {}
  const named = options.named ? { testNamePattern: options.named } : {}
  const projects = options.withoutBrowser ? { project: ['unit', 'api'] } : {}
  const vitest = await startVitest('test', filters, { run: true, watch: false, ...logEach, ...named, ...projects })
  const count = countOf(vitest)
  await vitest.close()
  report('tests', count.failed === 0, started)
  return count
}

function countOf(vitest: Vitest): Count {
  const modules = vitest.state.getTestModules()
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  // Files that cannot be loaded have no failed tests, and errors outside of tests belong to none: both count as
  // failures.
  const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
  const outside = vitest.state.getUnhandledErrors().length
  const failed = count('failed') + broken + outside
  const nothingRan = tests.length === 0 && failed === 0
  return { passed: count('passed'), failed: nothingRan ? 1 : failed }
}

/** The last line of a test command, whatever came before it. */
export function conclude({ passed, failed }: Count): void {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
