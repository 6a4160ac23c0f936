import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { makeFolders } from '#platform/make-folders.ts'
import { type Account, chooseAccount, mayUse } from './account.ts'

/** The folders of a cluster, and the account it runs as. */
export interface Place {
  /** Mode 0700: locks, log, and usually the socket. */
  home: string
  data: string
  socketFolder: string
  account: Account | undefined
}

/** For data and binaries when root's project folder cannot be entered by others. */
export const SYSTEM_FOLDER = '/var/lib/kopru'

const LONGEST_SOCKET_PATH = 107

export function choosePlace(dataDir: string): Place {
  // Mode 0711: PostgreSQL's account can enter its own folder and cannot list the others.
  makeFolders(dirname(dataDir), 0o711)
  const home = homeAt(dataDir)
  const account = chooseAccount(home)
  // The owner may be wrong: a volume mounted by root, or a first start that was killed early.
  if (account && lstatSync(home).uid === 0) chownSync(home, account.uid, account.gid)
  refuseForeign(home, account)
  return { home, data: `${home}/data`, socketFolder: socketFolderFor(home, account), account }
}

function homeAt(dataDir: string): string {
  if (lstatSync(dataDir, { throwIfNoEntry: false })) return realpathSync(dataDir)

  const account = chooseAccount(dataDir)
  if (mayUse(account, dirname(dataDir))) makePrivate(dataDir, account)
  else linkElsewhere(dataDir, account)
  return realpathSync(dataDir)
}

/** A link in the data folder points to the place, so a moved project keeps its data and a new clone starts empty. */
function linkElsewhere(dataDir: string, account: Account | undefined): void {
  makeFolders(SYSTEM_FOLDER, 0o755)
  const elsewhere = mkdtempSync(`${SYSTEM_FOLDER}/data-`)
  if (account) chownSync(elsewhere, account.uid, account.gid)
  try {
    symlinkSync(elsewhere, dataDir)
  } catch (error) {
    rmdirSync(elsewhere)
    // Another process that started at the same moment created the link first; use that one.
    if (!lstatSync(dataDir, { throwIfNoEntry: false })) throw error
  }
}

function makePrivate(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

function refuseForeign(home: string, account: Account | undefined): void {
  if (mayUse(account, home)) return
  const { uid } = lstatSync(home)
  throw new Error(
    account
      ? `PostgreSQL runs as uid ${account.uid}, which may not enter ${home}. Let it pass through the folders above, or set DATA_DIR to another folder.`
      : `The database in ${home} belongs to another user (uid ${uid}). Start as that user or as root, or set DATA_DIR to a folder of your own.`,
  )
}

/** The kernel limits socket paths to 107 bytes, so a deeply nested project gets a short folder elsewhere. */
function socketFolderFor(home: string, account: Account | undefined): string {
  if (fits(home)) return home
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const folder = [`${tmpdir()}/kopru-${name}`, `/tmp/kopru-${name}`].find(fits)
  if (!folder) throw new Error(`The path ${home} is too long for a socket; set DATA_DIR to a shorter one.`)

  makePrivate(folder, account)
  const { uid, mode } = lstatSync(folder)
  // In a world-writable folder another user could have created it first.
  if (uid !== (account?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0)
    throw new Error(`${folder} is not private to this user; remove it and start again.`)
  return folder
}

function fits(folder: string): boolean {
  return Buffer.byteLength(`${folder}/.s.PGSQL.5432.lock`) <= LONGEST_SOCKET_PATH
}
