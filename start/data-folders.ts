import { randomUUID } from 'node:crypto'
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from '#platform/config.ts'
import { makeFolders } from '#platform/make-folders.ts'

type Folders = Pick<Config, 'dataDir' | 'uploadsDir' | 'databaseUrl'>

/**
 * Candidates' files are private: from here on the process creates files for its own user only, and folders that an
 * earlier version left open are closed. Unusable folders stop the start.
 */
export function openDataFolders({ dataDir, uploadsDir, databaseUrl }: Folders) {
  process.umask(0o077)
  // As root, PostgreSQL runs as another user, who may traverse the folder to its own, but not list it (0711).
  const isPassedThrough = databaseUrl === undefined && process.getuid?.() === 0
  requireFolder('DATA_DIR', dataDir, isPassedThrough ? 0o711 : 0o700)
  // Only removes listing: others may need to traverse this folder.
  close(dataDir, 0o066)
  for (const name of ['files', 'images', 'uploads', 'secret']) close(join(dataDir, name), 0o077)
  requireFolder('UPLOADS_DIR', uploadsDir, 0o700)
  for (const owner of readdirSync(uploadsDir)) close(join(uploadsDir, owner), 0o077)
}

function requireFolder(name: string, path: string, mode: number) {
  try {
    makeFolders(path, mode)
    const trial = join(path, `.trial-${randomUUID()}`)
    writeFileSync(trial, 'Köprü', { flag: 'wx' })
    rmSync(trial)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new ConfigError(
      `${name} is ${path}, and nothing can be written there: ${reasons[code] ?? code}. Name another folder, or let this user write into that one.`,
    )
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s share of the disk is used up',
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the path is too long',
}

/** Removes permissions of others from our own files only. */
function close(path: string, rights: number) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.() || (found.mode & rights) === 0) return
  chmodSync(path, found.mode & 0o7777 & ~rights)
}
