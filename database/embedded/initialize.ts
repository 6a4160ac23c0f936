import { spawn } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Cluster } from './cluster.ts'
import { environment } from './environment.ts'

/**
 * Creates the cluster's data folder. It gets its final name when it is complete, so a killed first start leaves no half
 * of one.
 */
export async function initialize({ home, data, binaries, account, locale, log }: Cluster): Promise<void> {
  if (existsSync(data)) return
  log.info('Creating the database…')
  const unfinished = `${home}/data.unfinished`
  rmSync(unfinished, { recursive: true, force: true })

  const child = spawn(binaries.initdb, [...flags(unfinished), ...locale], {
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const exit = new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
  const complaint = await text(child.stderr)
  if ((await exit) !== 0) throw new Error(`PostgreSQL could not create its data folder: ${complaint.trim()}`)

  renameSync(unfinished, data)
  syncFolder(home)
}

function flags(folder: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=kopru',
    '--encoding=UTF8',
    // Only the account itself can reach the socket in the 0700 folder, and nothing listens on the network.
    '--auth-local=trust',
    '--auth-host=reject',
    '--data-checksums',
  ]
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
