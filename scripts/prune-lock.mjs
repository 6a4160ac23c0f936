// After a change of dependencies: `npm install --package-lock-only`, then this. A package may name native parts for
// platforms of which the registry has none; npm leaves them out of the lock and then fails `npm ci` for missing them.
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {}))
    if (!isLocked(path, name)) delete entry.optionalDependencies[name]
}
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

/** A package finds another in its own node_modules or in one further up. */
function isLocked(path, name) {
  if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}
