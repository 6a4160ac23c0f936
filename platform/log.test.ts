import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const at = new URL('log.ts', import.meta.url).href

/** What a process with a log has written to its standard output by the time that it is over. */
function writtenBy(code: string) {
  const script = `import { createLog } from ${JSON.stringify(at)}\nconst log = createLog('info')\n${code}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg)
}

test('a line is out with the turn that it was logged in, also if the process is killed', () => {
  const killed = `log.info('one')
    setImmediate(() => setImmediate(() => {
      log.info('other')
      setImmediate(() => setImmediate(() => process.kill(process.pid, 'SIGKILL')))
    }))
    setInterval(() => {}, 1000)`
  expect(writtenBy(killed)).toEqual(['one', 'other'])
})

test('what was logged last is out when the process ends', () => {
  expect(writtenBy(`log.info('before'); log.info('last'); process.exit(1)`)).toEqual(['before', 'last'])
})
