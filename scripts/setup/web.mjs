import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Inside the build, so that deleting the build deletes the stamp as well.
const STAMP = 'build/.kopru-build'

const SOURCES = [
  'web',
  'contract',
  'locales',
  'public',
  // The whole folder, because few build scripts can be recognised by name.
  'scripts',
  'react-router.config.ts',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

/** Builds the pages when something that goes into them has changed. `before` is run first, and only then. */
export function buildWeb({ before } = {}) {
  const files = [...SOURCES, ...partsOfPlatform()].filter((source) => existsSync(source)).flatMap(filesIn)
  const last = readStamp()
  const glance = hash(files, (file) => glanceAt(file))
  if (glance === last.glance) return

  const content = hash(files, (file) => readFileSync(file))
  if (content !== last.content) {
    before?.()
    build()
  }
  writeFileSync(STAMP, JSON.stringify({ glance, content }))
}

/** The folders of `platform/` that the import borders open to `web/`. */
function partsOfPlatform() {
  const [, names] = readFileSync('biome.json', 'utf8').match(/"!#platform\/\{([\w,-]+)\}\/\*\*"/) ?? []
  if (!names)
    throw new Error('biome.json no longer says which parts of platform/ the web may import (scripts/setup/web.mjs).')
  return names.split(',').map((name) => `platform/${name}`)
}

function build() {
  const started = Date.now()
  console.log('Building the web…')
  const { status, stdout, stderr } = spawnSync('node', ['scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PATH: `node_modules/.bin:${process.env.PATH}` },
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe web could not be built; the reason is above.`)
  console.log(`Web built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function filesIn(source) {
  if (statSync(source).isFile()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hash(files, part) {
  const sum = createHash('sha256')
  for (const file of files) sum.update(`${file}\n`).update(part(file))
  return sum.digest('hex')
}

function glanceAt(file) {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return {}
  }
}
