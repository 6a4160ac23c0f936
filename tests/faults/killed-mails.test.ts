import { afterAll, beforeAll, expect } from 'vitest'
import { database } from '#database/connection.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { queueMessages } from '#domain/ground/messages/queue-message.ts'
import { type MailServer, startMailServer } from '../services/mail-server.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { arrived, expectOneEach } from './mass-mailing.ts'

const count = 1500
/** A process fetches five jobs at a time. */
const inHand = 5
/** Its jobs run again a minute after its last sign, at the next look, which comes every minute. */
const patienceMs = 300_000

let mail: MailServer
const world = appsToKill(async () => {
  mail = await startMailServer()
  return { SMTP_URL: mail.url, PARTS: 'api,worker' }
})

beforeAll(() => setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true }))
afterAll(async () => {
  setDelivery(undefined)
  await mail.stop()
})

/** Kills each process once while mail is being sent, and waits until all recipients have theirs. */
async function killWhileSending() {
  const kills = world.apps.addresses().length
  for (let killed = 1; killed <= kills; killed++) {
    await arrived(mail, (count * killed) / (kills + 1), patienceMs)
    await world.apps.killOne()
  }
  const restarted = performance.now()
  const people = () => new Set(mail.received.map(({ to }) => JSON.stringify(to))).size
  await expect.poll(people, { timeout: patienceMs, interval: 100 }).toBe(count)
  const seconds = Math.round((performance.now() - restarted) / 1000)
  console.log({ seconds, ...expectOneEach(mail, count, inHand * kills) })
}

misfortune(
  'killed while sending 1,500 single messages: everybody gets theirs within minutes, and twice only what was being sent',
  async () => {
    const messages = Array.from({ length: count }, (_, at) => ({
      channel: 'email' as const,
      to: `tek-${at}@kopru.test`,
      kind: 'Candidate' as const,
      language: 'tr' as const,
      template: 'passwordChanged' as const,
      values: { name: 'Ayşe' },
    }))
    await database().transaction((tx) => queueMessages(tx, messages))
    await killWhileSending()
  },
  600_000,
)
