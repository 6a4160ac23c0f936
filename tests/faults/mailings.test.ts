import { afterAll, beforeAll } from 'vitest'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { type MailServer, startMailServer } from '../services/mail-server.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { aMassMailing, arrived, ended, expectOneEach } from './mass-mailing.ts'

const count = 5000
const sentAtOnce = 10

let mail: MailServer
const world = appsToKill(async () => {
  mail = await startMailServer()
  return { SMTP_URL: mail.url, MAILS_PER_SECOND: '10000', PARTS: 'api,worker' }
})

beforeAll(() => setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true }))
afterAll(async () => {
  setDelivery(undefined)
  await mail.stop()
})

misfortune(
  'killed while sending 5,000 messages: nobody is left out, and nobody gets two but for those in its hands',
  async () => {
    const { apps, connection } = world
    const { mailingId, actMs } = await aMassMailing(connection, count)
    // With two processes both are killed, one after the other: whichever of them is sending is among them.
    const kills = apps.addresses().length
    for (let killed = 1; killed <= kills; killed++) {
      await arrived(mail, (count * killed) / (kills + 1), 300_000)
      await apps.killOne()
    }
    const restarted = performance.now()
    await ended(connection, mailingId, 600_000)
    const seconds = Math.round((performance.now() - restarted) / 1000)
    console.log({ actMs, seconds, ...expectOneEach(mail, count, sentAtOnce * kills) })
  },
  1_200_000,
)
