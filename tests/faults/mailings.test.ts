import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, inject, test } from 'vitest'
import type { Connection } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { createLog } from '#platform/log.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'
import { actOnDatabase } from './act-on-database.ts'
import { aMassMailing, arrived, ended, expectOneEach } from './mass-mailing.ts'

const name = 'killed while sending 5,000 messages: nobody is left out, and nobody gets two but for those in its hands'
const wanted = process.env.FAULTS_NAMED
const onServer = process.env.FAULTS_ON === 'server'
const count = 5000
const sentAtOnce = 10

const dataDir = mkdtempSync(`${tmpdir()}/kopru-sending-`)
// As root the database runs as another user, who must be able to enter.
chmodSync(dataDir, 0o711)

let mail: MailServer
let connection: Connection
let apps: StartedApp[] = []
let embedded: Awaited<ReturnType<typeof startEmbedded>> | undefined
let start: () => Promise<StartedApp>

beforeAll(async () => {
  mail = await startMailServer()
  const url = onServer ? await cloneDatabase(inject('databaseServer')) : ''
  const environment = { DATA_DIR: dataDir, SMTP_URL: mail.url, MAILS_PER_SECOND: '10000', PARTS: 'api,worker' }
  start = () => startApp(url, environment)
  apps = onServer ? [await start(), await start()] : [await start()]
  // Joins the one that runs, and stays when an app is killed.
  embedded = onServer ? undefined : await startEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog('silent') })
  connection = actOnDatabase(onServer ? url : (embedded?.url ?? ''))
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true })
}, 180_000)

afterAll(async () => {
  setDelivery(undefined)
  await connection.close()
  for (const app of apps) await app.stop()
  await embedded?.stop()
  await mail.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.runIf(wanted === undefined || new RegExp(wanted).test(name))(
  name,
  async () => {
    const { mailingId, actMs } = await aMassMailing(connection, count)
    // With two processes both are killed, one after the other: whichever of them is sending is among them.
    const kills = apps.length
    for (let killed = 1; killed <= kills; killed++) {
      await arrived(mail, (count * killed) / (kills + 1), 300_000)
      await apps.shift()?.kill()
      apps.push(await start())
    }
    const restarted = performance.now()
    await ended(connection, mailingId, 600_000)
    const seconds = Math.round((performance.now() - restarted) / 1000)
    console.log({ actMs, seconds, ...expectOneEach(mail, count, sentAtOnce * kills) })
  },
  1_200_000,
)
