import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { environment } from './environment.ts'
import { commandOf, isOccupied } from './process.ts'

const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // JIT compilation costs more than it saves on queries of milliseconds.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // After a crash everything is synced to disk before it is read. Syncing the whole file system (Linux only) takes a
  // tenth of a second; file by file, the default, takes seconds.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
}

/** After a killed postmaster its backends live on for a moment and hold the shared memory. */
const PATIENCE_MS = 5_000
const LONGEST_PAUSE_MS = 200
const SLOW_MS = 3_000
const SHUTDOWN_MS = 30_000
const LONGEST_LOG = 10 * 1024 * 1024

/** Makes sure a postmaster is ready: the one that runs already, or a new one. */
export async function start(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (let wait = 20; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    if (await join(cluster)) return
    if (await becomesReady(cluster, launch(cluster))) return
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not start. Its log ends with:\n${logTail(cluster)}`)
    await pause(wait)
  }
}

/** Fast shutdown: ends sessions and writes everything, so that the next start needs no recovery. */
export async function stop(cluster: Cluster): Promise<void> {
  const postmaster = running(cluster)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGINT')
  if (await isGone(cluster, SHUTDOWN_MS)) return
  cluster.log.warn('PostgreSQL did not stop in 30 seconds and is ended; its next start will recover from the log.')
  process.kill(postmaster.pid, 'SIGQUIT')
  await isGone(cluster, SHUTDOWN_MS)
}

/** Joins a postmaster that outlived our killed process. One that is shutting down is waited for, not joined. */
async function join(cluster: Cluster): Promise<boolean> {
  for (;;) {
    const postmaster = running(cluster)
    if (!postmaster) return false
    if (postmaster.status === 'ready') return true
    await pause(10)
  }
}

function launch(cluster: Cluster): ChildProcess {
  forgetDeadLocks(cluster)
  const settings = { ...SETTINGS, unix_socket_directories: cluster.socketFolder, ...cluster.settings }
  const log = openLog(cluster)
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached, so that Ctrl-C in the terminal reaches only us; we stop the database after the last request.
    { cwd: '/', env: environment(), detached: true, stdio: ['ignore', log, log], ...cluster.account },
  )
  closeSync(log)
  child.unref()
  return child
}

/**
 * Removes lock files of dead postmasters. PostgreSQL believes one as long as any process has that number, even a zombie
 * or an unrelated one, and would refuse to start. It still finds real leftovers by their shared memory.
 */
function forgetDeadLocks(cluster: Cluster): void {
  for (const file of [`${cluster.data}/postmaster.pid`, `${cluster.socketFolder}/.s.PGSQL.5432.lock`])
    if (isOccupied(readLockFile(file)?.pid)) rmSync(file)
}

async function becomesReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', (error) => {
    ended = true
    cluster.log.warn(`PostgreSQL could not be run: ${error.message}`)
  })

  let slow = Date.now() + SLOW_MS
  while (!ended) {
    const postmaster = readPidFile(cluster)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true
    if (Date.now() > slow) {
      cluster.log.info('PostgreSQL is still starting; after a crash it first restores what its log holds…')
      slow = Number.POSITIVE_INFINITY
    }
    await pause(5)
  }
  return false
}

async function isGone(cluster: Cluster, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (running(cluster)) {
    if (Date.now() > deadline) return false
    await pause(5)
  }
  return true
}

interface Postmaster {
  pid: number
  status: string
}

/** The pid file is not enough: the process may have been killed, and its number reused. */
function running(cluster: Cluster): Postmaster | undefined {
  const postmaster = readPidFile(cluster)
  return postmaster && commandOf(postmaster.pid).includes(cluster.data) ? postmaster : undefined
}

function readPidFile({ data }: Cluster): Postmaster | undefined {
  return readLockFile(`${data}/postmaster.pid`)
}

function readLockFile(file: string): Postmaster | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? 'starting' }
  } catch {
    return undefined
  }
}

function openLog({ home, account }: Cluster): number {
  const file = `${home}/postgres.log`
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG) renameSync(file, `${file}.old`)
  const log = openSync(file, 'a', 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  return log
}

function logTail({ home }: Cluster): string {
  return readFileSync(`${home}/postgres.log`, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
