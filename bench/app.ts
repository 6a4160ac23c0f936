import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A whole product in a process of its own, as `npm start` runs it, on a data folder that one bench shares. */
export function benchApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kopru-bench-'))
  return {
    dataDir,
    start: (port: number, environment: Record<string, string> = {}) => start(port, dataDir, environment),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function start(port: number, dataDir: string, environment: Record<string, string>) {
  const started = performance.now()
  const child = spawn(process.execPath, ['start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (line: Buffer) => line.includes('is open') && resolve())
    child.once('exit', (code) => reject(new Error(`The app ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    milliseconds: performance.now() - started,
    /** What the process itself holds in memory, in MB. */
    residentMb: () => residentMb(child.pid as number),
    async stop() {
      child.removeAllListeners('exit')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function residentMb(pid: number) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
