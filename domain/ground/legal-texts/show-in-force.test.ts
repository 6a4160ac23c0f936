import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { onSending, type Signal } from '#database/signals.ts'
import { testDatabase } from '../../../tests/database.ts'
import { showInForce } from './show-in-force.ts'

testDatabase()

test('pages of legal texts are rebuilt at midnight in Istanbul', async () => {
  const heard: Signal[] = []
  const stop = onSending((signal) => heard.push(signal))
  await showInForce()
  stop()
  expect(heard).toEqual([{ kind: 'purge', tags: ['legal'] }])
  expect(jobs.showInForce.schedule).toBe('0 0 * * *')
})
