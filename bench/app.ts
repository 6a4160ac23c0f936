import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The command of `npm start` without its `exec`, which begins with `env`: what it sets for memory is part of the product. */
const [, ...startCommand] = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start.split(' ')

/** A whole product in a process of its own, as `npm start` runs it, on a data folder that one bench shares. */
export function benchApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kopru-bench-'))
  return {
    dataDir,
    start: (port: number, environment: Record<string, string> = {}, core?: number) =>
      start(port, dataDir, environment, core),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** On one core of the machine, with the database that it starts, if `core` says which. */
async function start(port: number, dataDir: string, environment: Record<string, string>, core?: number) {
  const started = performance.now()
  const [command = '', ...words] = startCommand
  const child = spawn(...onCore(core, command, words), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ENV_FILE: 'none',
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
    residentMb: () => memoryMb(child.pid as number, 'VmRSS'),
    /** The most that it has held since it was last told to forget that. */
    peakMb: () => memoryMb(child.pid as number, 'VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    async stop() {
      child.removeAllListeners('exit')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A command, pinned to one core if one is given. */
export const onCore = (core: number | undefined, command: string, words: string[]): [string, string[]] =>
  core === undefined ? [command, words] : ['taskset', ['-c', String(core), command, ...words]]

function memoryMb(pid: number, line: 'VmRSS' | 'VmHWM') {
  const kilobytes = new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
