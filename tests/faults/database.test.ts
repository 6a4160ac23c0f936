import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Connection } from '#database/connection.ts'
import { choosePlace } from '#database/embedded/place.ts'
import { databaseUrl } from '#database/embedded/session.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { startServer } from '../setup/system-server.ts'
import { actOnDatabase } from './act-on-database.ts'
import { misfortune, serverLoader } from './apps-to-kill.ts'
import { expectToOutlive, type Fall } from './falling-database.ts'

const dataDir = mkdtempSync(`${tmpdir()}/kopru-falling-`)
// As root the database runs as another user, who must be able to enter.
chmodSync(dataDir, 0o711)

let server: Awaited<ReturnType<typeof startServer>> | undefined
let apps: readonly StartedApp[] = []
let connection: Connection

beforeAll(async () => {
  // One of its own: the suite's is not to be killed.
  server = serverLoader ? await startServer({ isDurable: true }) : undefined
  const first = await startApp(server?.url ?? '', { DATA_DIR: dataDir })
  apps = serverLoader ? [first, await startApp(server?.url ?? '', { DATA_DIR: dataDir })] : [first]
  connection = actOnDatabase(server?.url ?? databaseUrl(choosePlace(`${dataDir}/postgres`), 'kopru'))
}, 180_000)

afterAll(async () => {
  await connection.close()
  for (const app of apps) await app.stop()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const rounds: readonly Fall[] = Array.from({ length: 10 }, () => [
  'the server killed' as const,
  'sessions ended' as const,
  'the server killed' as const,
  'a session killed' as const,
]).flat()

misfortune(
  'the database killed forty times under writes: nothing acknowledged is lost, everything works two seconds later',
  async () => {
    const pages = ['/scholarships', '/student-dashboard/profile']
    const figures = await expectToOutlive({ apps, url: connection.url, rounds, pages })
    console.log(figures)
    expect(figures.longestWait).toBeLessThan(2000)
    expect(figures.refused).toBeGreaterThan(0)
  },
  900_000,
)
