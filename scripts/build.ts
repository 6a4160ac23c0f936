import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { writeScriptsByLanguage } from './bundle/scripts-by-language.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const aside = `.build-${process.pid}`
const client = join(root, aside, 'client')

execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: aside },
})
writeScriptsByLanguage(join(client, 'assets'))
await buildDocumentScript()
compressAssets()
swap()

/** The few KB of a public page: plain DOM, one file, no framework, so it is built apart from the app. */
async function buildDocumentScript() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      manifest: 'document-manifest.json',
      modulePreload: false,
      rollupOptions: { input: join(root, 'web/document.ts'), output: { entryFileNames: 'assets/document-[hash].js' } },
    },
  })
}

/** Compresses the assets once, as well as possible, instead of a little at every request. */
function compressAssets() {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|txt)$/.test(name)) continue
    const file = join(client, name)
    const content = readFileSync(file)
    if (content.length < 200) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Replaces the build at once, so that a starting server never finds half of it. A running one keeps its open files. */
function swap() {
  const [built, old] = [join(root, 'build'), join(root, `${aside}-old`)]
  if (existsSync(built)) renameSync(built, old)
  renameSync(join(root, aside), built)
  rmSync(old, { recursive: true, force: true })
}
