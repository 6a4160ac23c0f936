import { setTimeout as pause } from 'node:timers/promises'
import { addApi, answersIn } from '#api/api.ts'
import { callPerformer } from '#api/performing/perform-call.ts'
import { createServer } from '#api/server.ts'
import { addProbes } from '#api/serving/probes.ts'
import { createShutdown } from '#api/serving/shutdown.ts'
import { addUploads } from '#api/uploads.ts'
import { connect, setConnection } from '#database/connection.ts'
import { requireNoDemo } from '#database/demo-accounts.ts'
import { startEmbedded } from '#database/embedded.ts'
import { isMigrated, migrate } from '#database/migrate.ts'
import { loadReference } from '#database/reference/load.ts'
import { requireSecret } from '#database/secret-marks.ts'
import { hearSignals, onSending } from '#database/signals.ts'
import { rememberEndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import { citizenServiceAt, setCitizenService } from '#domain/candidates/candidates/citizen-service.ts'
import { holdListings, setListingMemory } from '#domain/forms/listings/in-memory/listing-memory.ts'
import { refreshListings } from '#domain/forms/listings/refresh-listings.ts'
import { setMalwareScanner } from '#domain/ground/files/malware-scanner.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { setUploads } from '#domain/ground/files/uploads.ts'
import { setGeoService } from '#domain/ground/geo/find-location.ts'
import { setController } from '#domain/ground/legal-texts/controller.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { setSeller } from '#domain/operations/orders/payment-ways.ts'
import { setWaysIn } from '#domain/own-account/external-sign-in/ways-in.ts'
import { setVideoRooms } from '#domain/review/interviews/video-rooms.ts'
import type { Config } from '#platform/config.ts'
import { isAnyDiskFull } from '#platform/disk-full.ts'
import { watchDiskOf } from '#platform/disk-space.ts'
import type { Log } from '#platform/log.ts'
import { clamd } from '#platform/malware/clamd.ts'
import type { FindReady } from '#platform/ready-answer.ts'
import { readSecret, secretName, setSecret } from '#platform/secrets.ts'
import { uploadFolder } from '#platform/uploads/upload-folder.ts'
import { openDataFolders } from './data-folders.ts'
import { deliveryOf } from './delivery.ts'
import { prepareDemo } from './demo.ts'
import { filesOf } from './files.ts'
import { createMetrics } from './metrics.ts'
import { say, tell } from './say.ts'
import { waysInOf } from './ways-in.ts'

// An upload or a download on a bad line; a request may take no longer to arrive.
const patienceMs = 60_000

// By then the client has disconnected. An endless statement would take a connection and a CPU from others.
const longestStatementMs = 60_000

/** Keeps serving for a grace period in which the load balancer reroutes, then finishes running requests. */
async function closeServer(app: Awaited<ReturnType<typeof createServer>>, graceSeconds: number) {
  if (app.server.listening) await pause(graceSeconds * 1000)
  const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  await app.close().finally(() => clearTimeout(impatience))
}

interface AppOptions {
  readonly config: Config
  readonly log: Log
  readonly dev: boolean
}

/** Starts the parts that the configuration names, in the order they need each other. */
export async function startApp({ config, log, dev }: AppOptions) {
  const stopping: (() => Promise<unknown>)[] = []
  const shutdown = createShutdown()
  const stop = async () => {
    shutdown.begin()
    // Stops in reverse order: requests and jobs first, the database last.
    for (const end of stopping.splice(0).reverse()) await end()
  }

  try {
    openDataFolders(config)
    const url = config.databaseUrl ?? (await startDatabase())
    const connection = connect(url, { max: config.databasePool, statementTimeout: longestStatementMs })
    stopping.push(connection.close)
    setConnection(connection)
    setSecret(readSecret(config), config.otherSecretKeys)
    const metrics = createMetrics(config)
    setDelivery(metrics?.counted(deliveryOf(config)) ?? deliveryOf(config))
    setController(config.controller)
    setSeller(config.seller)
    const files = await filesOf(config, log)
    setFileStore(files)
    setUploads(uploadFolder(config.uploadsDir))
    setMalwareScanner(
      config.clamdUrl === undefined
        ? undefined
        : { scan: clamd(config.clamdUrl), onFailure: (err) => log.error({ err }, 'a file could not be scanned') },
    )
    setWaysIn(waysInOf(config, log))
    setGeoService(
      config.geoUrl === undefined
        ? undefined
        : { url: config.geoUrl, onFailure: (err) => log.warn({ err }, 'a visitor’s country could not be found out') },
    )
    setVideoRooms(config.videoRoomUrl)
    setCitizenService(
      config.citizenCheckUrl === undefined
        ? undefined
        : citizenServiceAt(config.citizenCheckUrl, (err) =>
            log.warn({ err }, 'a citizen’s number could not be checked'),
          ),
    )
    await say('Database is up to date', () => migrate(connection.pool))
    await requireSecret(connection.db, secretName(config))
    await say('Reference data is loaded', () => loadReference(connection.db))
    await refreshListings()
    if (config.mode === 'production') await requireNoDemo(connection.db)
    const demo = config.mode === 'local' ? await prepareDemo(connection.db, config.demo) : undefined

    watchDiskOf(config.dataDir)
    const ready: FindReady[] = []
    const app = await createServer({
      log,
      ready,
      https: config.publicUrl.startsWith('https:'),
      maxInFlight: config.maxInFlight,
      trustedProxies: config.trustedProxies,
      shutdown,
      answered: metrics?.answered,
    })
    addProbes(
      app,
      async () => !shutdown.hasBegun() && isMigrated(connection.pool),
      () => isAnyDiskFull([config.dataDir, config.uploadsDir]),
    )
    const kept = callPerformer(config.answerCacheBytes)
    const ended = rememberEndedSessions()
    if (config.parts.has('api')) {
      await addApi(app, { mode: config.mode, publicUrl: config.publicUrl, kept, ended, ready })
      await addUploads(app, { ended })
    }
    const web = config.parts.has('web') ? await startWeb() : undefined

    const memory = holdListings()
    const signals = await hearSignals(
      url,
      (signal, session) => {
        if (signal.kind === 'sessionEnded') return ended.add(signal.sessionIds)
        memory.hear(signal, session)
        kept.purge(signal.tags)
        web?.cache.purge(signal.tags)
        void web?.pictures.purge(signal.tags)
      },
      () => {
        memory.lost()
        kept.clear()
        web?.cache.clear()
        void web?.pictures.forgetMissing()
        ended.load().catch((err: unknown) => log.error({ err }, 'ended sessions could not be read'))
      },
      log,
      memory.deafen,
    )
    stopping.push(signals.stop)
    const unhear = onSending(memory.sent)
    setListingMemory(memory)
    stopping.push(async () => {
      setListingMemory(undefined)
      unhear()
    })
    if (config.parts.has('api') || config.parts.has('web')) await memory.current()
    // Loads sessions that ended before this process listened; later ones arrive as signals.
    await ended.load()
    void web?.pictures.forgetMissing()

    const working: (() => Promise<unknown>)[] = [() => closeServer(app, config.stopGraceSeconds)]
    stopping.push(() => Promise.all(working.map((end) => end())))
    if (config.parts.has('worker')) working.push((await startWork()).stop)
    const metricsServer = await metrics?.serve({ connection, pages: web?.cache })
    if (metricsServer) working.push(metricsServer.stop)
    await app.listen({ host: config.host, port: config.port })
    if (demo) working.push(demo.draw(log))
    return { app, stop, address: app.listeningOrigin, metricsAddress: metricsServer?.address }

    // Loaded lazily: a process without this part does not load its code.
    async function startWeb() {
      const { addWeb } = await import('./web.ts')
      return say('Pages are ready', () =>
        addWeb(app, { config, answers: answersIn(config.mode), kept, files, dev, ready }),
      )
    }

    async function startWork() {
      const { startWorker } = await import('#worker/server.ts')
      return say('Worker is running', () => startWorker({ connection, config, log }))
    }
  } catch (error) {
    await stop()
    throw error
  }

  async function startDatabase() {
    const embedded = await say('Embedded PostgreSQL is running', () =>
      startEmbedded({ dataDir: `${config.dataDir}/postgres`, log: { info: tell, warn: tell } }),
    )
    stopping.push(embedded.stop)
    return embedded.url
  }
}
