import { spawnSync } from 'node:child_process'

const MANAGERS: Record<string, (name: string) => string[][]> = {
  'apt-get': (name) => [['update'], ['install', '-y', '--no-install-recommends', name]],
  apk: (name) => [['add', name]],
  dnf: (name) => [['install', '-y', name]],
}

/** Installs a package of the system, for which one must be root. */
export function installSystemPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false
  const found = Object.entries(MANAGERS).find(([program]) => spawnSync(program, ['--version']).status === 0)
  if (!found) return false

  const [program, commandsFor] = found
  console.log(`Installing ${name} with ${program}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return commandsFor(name).every((args) => spawnSync(program, args, { stdio: 'inherit', env }).status === 0)
}
