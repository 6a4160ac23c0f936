import { afterAll } from 'vitest'
import type { Answer } from '#api/answer.ts'
import { addApi } from '#api/api.ts'
import { callPerformer } from '#api/performing/perform-call.ts'
import { addRoutes } from '#api/routes.ts'
import { createServer, type Server } from '#api/server.ts'
import { addProbes } from '#api/serving/probes.ts'
import { createShutdown } from '#api/serving/shutdown.ts'
import { addUploads } from '#api/uploads.ts'
import { rememberEndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import type { Config } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'

interface Options {
  readonly https?: boolean
  readonly maxInFlight?: number
  readonly mode?: Config['mode']
  readonly publicUrl?: string
  /** Calls of the test's own instead of the product's. */
  readonly answers?: readonly Answer[]
}

/** Starts the API as it is served, with what it logs; whatever the calling file has started is closed when it is done. */
export function testApi() {
  const started: Server[] = []
  afterAll(async () => {
    for (const app of started) await app.close()
  })

  return async ({
    https = false,
    maxInFlight = 1000,
    mode = 'production',
    publicUrl = 'https://kopru.example',
    answers,
  }: Options = {}) => {
    const lines: string[] = []
    const log = createLog('trace', { write: (line) => lines.push(line) })
    const shutdown = createShutdown()
    // Requests that a test injects one after the other leave timers no turn, which looks like an overload on a busy machine.
    const app = await createServer({ log, https, maxInFlight, maxDelay: Number.POSITIVE_INFINITY, shutdown })
    started.push(app)
    addProbes(app, async () => !shutdown.hasBegun())
    const kept = callPerformer(1024 * 1024)
    const ended = rememberEndedSessions()
    if (answers) addRoutes(app, answers, { kept, ended, https })
    else {
      await addApi(app, { mode, publicUrl, kept, ended })
      await addUploads(app, { ended })
    }
    await app.ready()
    return { app, lines, ended, shutdown }
  }
}
