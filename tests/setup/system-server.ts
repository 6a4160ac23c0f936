import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { systemBinaries } from '#database/embedded/binaries.ts'
import { startEmbedded } from '#database/embedded.ts'
import { installSystemPackage } from './system-package.ts'

/** A fresh cluster of the PostgreSQL that this machine has, or gets. Unless it is durable, it is quick and may lose what it has. */
export async function startServer({ isDurable = false } = {}) {
  const folder = mkdtempSync(`${tmpdir()}/kopru-server-`)
  chmodSync(folder, 0o711)
  const server = await startEmbedded({
    dataDir: `${folder}/postgres`,
    binaries: findServer(),
    // A Turkish default is where code that relies on the default collation breaks first.
    locale: ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=tr-TR'],
    settings: isDurable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
    log: console,
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function findServer() {
  const binaries = systemBinaries() ?? (installSystemPackage('postgresql') ? systemBinaries() : undefined)
  if (binaries) return binaries
  throw new Error('No PostgreSQL server is installed here. Install one, or set TEST_DATABASE_URL.')
}
