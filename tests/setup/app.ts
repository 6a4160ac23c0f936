import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

export interface RunningApp {
  address: string
  databaseUrl: string
}

export interface StartedApp extends RunningApp {
  isRunning(): boolean
  /** All that it has said, on standard output and standard error. */
  said(): string
  stop(): Promise<void>
  /** Stands still from here on, as a process does that gets no time from its machine; it can only be killed. */
  freeze(): void
  /** Ends it as a power cut would: nothing is finished, nothing is tidied up. */
  kill(): Promise<void>
}

/** Every app has a data folder of its own, but all accept each other's tokens. */
export const secretOfApps = 'a secret that all apps of the tests share'

/** Settings that production needs in addition to those of every test app. */
export const productionSettings = {
  MODE: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PLAIN_HTTP: 'allowed',
  CONTROLLER_NAME: 'Köprü Derneği',
  CONTROLLER_ADDRESS: 'Gazi Caddesi No: 3, Ankara',
}

const PATIENCE_MS = 60_000

/** The product as it is started for people, in a process of its own, on a database of a test's. */
export async function startApp(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
  wantedPort?: number,
): Promise<StartedApp> {
  const port = wantedPort ?? (await freePort())
  const address = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(`${tmpdir()}/kopru-app-`)
  const child = spawn(process.execPath, ['start.ts'], {
    env: {
      ...process.env,
      ENV_FILE: 'none',
      NODE_ENV: 'production',
      MODE: 'local',
      DEMO: 'accounts',
      PORT: `${port}`,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretOfApps,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const exit = once(child, 'exit')

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    child.kill(signal)
    await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
  const stop = () => end('SIGTERM')
  const kill = () => end('SIGKILL')
  const freeze = () => void child.kill('SIGSTOP')

  const deadline = Date.now() + PATIENCE_MS
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`The app ended at its start:\n${said}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`The app was not ready after ${PATIENCE_MS / 1000} s:\n${said}`)
    }
    await pause(50)
  }
  return { address, databaseUrl, isRunning: () => child.exitCode === null, said: () => said, stop, freeze, kill }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/ready`)).ok
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
