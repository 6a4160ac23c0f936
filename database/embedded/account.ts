import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so under root it runs as an unprivileged account: the owner of the data folder,
 * else `postgres`, else one that we create. Under any other user it runs as that user (undefined).
 */
export function chooseAccount(dataFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(dataFolder) ?? accountNamed('postgres') ?? accountNamed('kopru') ?? createAccount('kopru')
}

function ownerOf(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  return uid === 0 ? undefined : { uid, gid }
}

function accountNamed(name: string): Account | undefined {
  if (!existsSync('/etc/passwd')) return undefined
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
  const [, , uid, gid] = entry?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function createAccount(name: string): Account {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]],
  ]
  for (const [program, args] of attempts) {
    spawnSync(program, args)
    const account = accountNamed(name)
    if (account) return account
  }
  throw new Error(
    'PostgreSQL does not run as root, and no user could be created for it. Create a system user named "kopru", or start as an ordinary user.',
  )
}

/** Tests access by trying, because modes, access lists and read-only mounts all matter. */
export function mayUse(account: Account | undefined, path: string): boolean {
  return spawnSync('test', ['-x', path], { cwd: '/', ...account }).status === 0
}
