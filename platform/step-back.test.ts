import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'

const stepped = `
  import { deflate } from 'node:zlib'
  import { readdirSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { stepBack } from ${JSON.stringify(new URL('./step-back.ts', import.meta.url).href)}
  stepBack()
  deflate('x', () => console.log(readdirSync('/proc/self/task').map((id) => getPriority(Number(id))).join(' ')))`

test('every thread of the process steps back, also those that come later', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', stepped], { encoding: 'utf8' })
  const priorities = told.trim().split(' ').map(Number)
  expect(priorities.length).toBeGreaterThan(4)
  expect(priorities.filter((one) => one <= getPriority())).toEqual([])
})
