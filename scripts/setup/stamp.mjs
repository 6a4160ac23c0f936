import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

// Inside node_modules, so that replacing the packages deletes the stamp as well.
const STAMP = 'node_modules/.kopru-setup'

export function isDone() {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

export function markDone() {
  writeFileSync(STAMP, fingerprint())
}

function fingerprint() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}
