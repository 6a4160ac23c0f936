import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../tests/database.ts'
import { connect } from './connection.ts'
import { hearSignals, type Signal, sendSignal } from './signals.ts'

const connection = testDatabase()
const log = createLog('silent')

async function listening(work: (heard: Signal[], lost: () => number) => Promise<void>) {
  const heard: Signal[] = []
  let lost = 0
  const ears = await hearSignals(
    connection.url,
    (signal) => heard.push(signal),
    () => {
      lost += 1
    },
    log,
  )
  try {
    await work(heard, () => lost)
  } finally {
    await ears.stop()
  }
}

const purge = (...tags: string[]): Signal => ({ kind: 'purge', tags })

test('a signal reaches other processes at commit, and never after a rollback', async () => {
  const other = connect(connection.url)
  await listening(async (heard) => {
    const refused = other.db.transaction(async (tx) => {
      await sendSignal(tx, purge('rolled-back'))
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')

    await other.db.transaction(async (tx) => {
      await sendSignal(tx, purge('forms', 'companies'))
      await other.pool.query('select pg_sleep(0.05)')
      expect(heard).toEqual([])
    })
    await expect.poll(() => heard).toEqual([purge('forms', 'companies')])
  })
  await other.close()
})

test('more tags than fit into one notification all arrive', async () => {
  const tags = Array.from(
    { length: 1000 },
    (_, number) => `form:019a8a5e-8d2c-7c11-9f0e-${String(number).padStart(12, '0')}`,
  )
  await listening(async (heard) => {
    await connection.db.transaction((tx) => sendSignal(tx, purge(...tags)))
    await expect.poll(() => heard.flatMap((signal) => (signal.kind === 'purge' ? signal.tags : []))).toEqual(tags)
  })
})

test('ended sessions are signalled like tags, however many', async () => {
  const sessionIds = Array.from({ length: 120 }, (_, number) => `session-${number}`)
  await listening(async (heard) => {
    await connection.db.transaction((tx) => sendSignal(tx, { kind: 'sessionEnded', sessionIds }))
    const told = () => heard.flatMap((signal) => (signal.kind === 'sessionEnded' ? signal.sessionIds : []))
    await expect.poll(told).toEqual(sessionIds)
  })
})

test('a notification that is not one of our signals is ignored', async () => {
  await listening(async (heard) => {
    for (const payload of ['', 'not json', '{"kind":"purge","tags":[]}', '{"kind":"explode"}', 'null']) {
      await connection.pool.query('select pg_notify($1, $2)', ['kopru_signals', payload])
    }
    await connection.db.transaction((tx) => sendSignal(tx, purge('real')))
    await expect.poll(() => heard).toEqual([purge('real')])
  })
})

test('after a broken connection caches are dropped, and the next signal is received', async () => {
  await listening(async (heard, lost) => {
    await connection.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kopru signals' and datname = current_database()",
    )
    await expect.poll(lost).toBe(1)
    await connection.db.transaction((tx) => sendSignal(tx, purge('after')))
    await expect.poll(() => heard).toEqual([purge('after')])
  })
})
