import { createHash } from 'node:crypto'
import { expect } from 'vitest'

/** How many numbers each test has drawn so far. */
const drawn = new Map<string, number>()

/**
 * A whole number from 0 to `below` - 1 that follows from the seed of the run, the test and how often it has asked: the
 * same seed gives a test the same numbers, whichever tests run before it.
 */
export function chance(below: number): number {
  const { testPath, currentTestName } = expect.getState()
  const test = `${testPath} ${currentTestName}`
  const count = drawn.get(test) ?? 0
  drawn.set(test, count + 1)
  const digest = createHash('sha256').update(`${process.env.TEST_SEED} ${test} ${count}`).digest()
  return digest.readUIntBE(0, 6) % below
}

/** An address of the private network 10.0.0.0/8. */
export const anyAddress = () => `10.${chance(256)}.${chance(256)}.${chance(256)}`
