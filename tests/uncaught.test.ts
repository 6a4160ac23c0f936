import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** A process like the product's, with an uncaught error. */
function after(happening: string) {
  const program = `
    import { createLog } from '#platform/log.ts'
    import { outliveLostConnections } from './start/outlive-lost-connections.ts'
    outliveLostConnections(createLog('info'))
    process.once('beforeExit', () => console.log('still here'))
    ${happening}`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  return { status, stdout }
}

const lost = `new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })`

test.each([
  ['an error event', `setImmediate(() => { throw ${lost} })`],
  ['a rejection', `Promise.reject(${lost})`],
])('a lost connection that nobody waited for, as %s, is told and outlived', (_, happening) => {
  const { status, stdout } = after(happening)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/a lost connection that nobody waited for.*still here/s)])
})

test.each([
  ['an error', `setImmediate(() => { throw new Error('a mistake of ours') })`],
  ['a rejection', `Promise.reject(new Error('a mistake of ours'))`],
])('any other mistake that nobody caught, as %s, is told and ends the process', (_, happening) => {
  const { status, stdout } = after(happening)
  expect([status, stdout]).toEqual([1, expect.stringMatching(/"level":60.*a mistake of ours.*"uncaught"/s)])
  expect(stdout).not.toContain('still here')
})
