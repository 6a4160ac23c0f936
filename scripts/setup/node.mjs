import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const OWN = 'node_modules/.bin/node'

/** npm puts `.bin` first in the path of every script, so what lies there is the Node that everything else runs on. */
export function provideNode() {
  const version = spawnSync(OWN, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (version?.startsWith('v24.')) return
  // The installed Node does not run here (glibc's on musl), so it must not shadow the machine's own.
  rmSync(OWN, { force: true })
  if (runsTypeScript(process.versions.node)) return
  throw new Error(
    `npm has no Node 24 for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}, which cannot run TypeScript. Install Node 24 and run the command again.`,
  )
}

function runsTypeScript(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 ? major !== 23 || minor >= 6 : major === 22 && minor >= 18
}
