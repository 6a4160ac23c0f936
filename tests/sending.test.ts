import { afterAll, beforeAll, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { testDatabase } from './database.ts'
import { aMassMailing, arrived, ended, expectOneEach } from './faults/mass-mailing.ts'
import { type MailServer, startMailServer } from './services/mail-server.ts'
import { startApp } from './setup/app.ts'

// `npm run faults` does the same with 5,000 messages, and with two processes.

const connection = testDatabase()
let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

test('killed while sending: after the restart nobody is left out, and nobody gets two but for those in its hands', async () => {
  const count = 120
  const start = () => startApp(connection.url, { SMTP_URL: mail.url, MAILS_PER_SECOND: '60', PARTS: 'worker' })
  const first = await start()
  const { mailingId } = await aMassMailing(connection, count)
  await arrived(mail, count / 3, 60_000)
  await first.kill()
  const second = await start()
  // As if the minutes had passed after which a worker is believed dead.
  await connection.pool.query(`update mailings set carried_until = now() where id = $1`, [mailingId])
  await connection.pool.query(`update deliveries set due_at = now() where mailing_id = $1 and is_taken`, [mailingId])
  await database().transaction((tx) => enqueue(tx, jobs.resumeMailings, {}))
  await ended(connection, mailingId, 60_000)
  await second.stop()
  expectOneEach(mail, count, 10)
}, 180_000)
