import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run check:html -- http://127.0.0.1:3000 /address …`: checks pages of a running server with the Nu checker;
 * without addresses one page of each kind. Needs Java.
 */
const [base = 'http://127.0.0.1:3000', ...given] = process.argv.slice(2)
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const folder = mkdtempSync(join(tmpdir(), 'kopru-html-'))
try {
  const addresses = given.length > 0 ? given : await onePageOfEachKind()
  const files = await Promise.all(addresses.map(fetched))
  const { stderr, status, error } = spawnSync('java', ['-jar', jar, '--errors-only', '--format', 'gnu', ...files], {
    encoding: 'utf8',
  })
  if (error) throw error
  console.log(named(stderr, addresses))
  console.log(status === 0 ? `${addresses.length} pages, nothing to mend` : 'There is something to mend')
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onePageOfEachKind() {
  const lists = ['/', '/scholarships', '/search?search=burs', '/organizations', '/opportunities', '/communities']
  const others = ['/contact-us', '/legal/kvkk', '/student-login', '/yok']
  const maps = await (await fetch(`${base}/sitemap.xml`)).text()
  const files = [...maps.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] as string).pathname)
  const firsts = files
    .filter((file) => !file.endsWith('pages.xml'))
    .map(async (file) => /<loc>([^<]+)<\/loc>/.exec(await (await fetch(base + file)).text())?.[1])
  const details = (await Promise.all(firsts)).flatMap((address) => (address ? [new URL(address).pathname] : []))
  return [...lists, ...others, ...details].flatMap((address) => [address, `/en${address === '/' ? '' : address}`])
}

async function fetched(address: string, index: number) {
  const file = join(folder, `${index}.html`)
  writeFileSync(file, await (await fetch(base + address)).text())
  return file
}

/** The checker's report with addresses instead of file names. */
function named(report: string, addresses: readonly string[]) {
  return report.replace(/"file:[^"]*\/(\d+)\.html"/g, (_, index: string) => addresses[Number(index)] ?? index)
}
