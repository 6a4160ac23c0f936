import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildTarget } from './scripts/bundle/browser-floor.ts'
import { leanPreloads } from './scripts/bundle/lean-preloads.ts'
import { namedSentences } from './scripts/bundle/named-sentences.ts'
import { routerWithoutAdvice } from './scripts/bundle/router-without-advice.ts'
import { sharedFiles } from './scripts/bundle/shared-files.ts'
import { shortClassName } from './scripts/bundle/short-class-name.ts'
import { singleIcons } from './scripts/bundle/single-icons.ts'
import { stripSchemas } from './scripts/bundle/strip-schemas.ts'
import routes from './web/routes.ts'

/** zod can also describe its schemas as JSON Schema, which is a quarter of it and asked for by the API alone. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1])
    return names.map((name) => `export const ${name} = () => {}`).join('\n')
  },
}

/**
 * zod tries whether it may make functions of texts, which our content policy forbids: a browser reports each try. It works
 * without.
 */
const withoutEval: Plugin = {
  name: 'without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/util\.js$/.test(id)) return
    const without = code.replace(
      /export const allowsEval = .*?\n\}\);?\n/s,
      'export const allowsEval = { value: false };\n',
    )
    if (without === code) this.error('zod tries in another way whether it may make functions')
    return { code: without, map: null }
  },
}

/** React Router can report to a monitor what it does in the browser; ours reports nothing there. */
const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/.test(id)) return
    const names = /^export \{ ([\w, ]+) \};/m.exec(code)?.[1]?.split(', ')
    if (!names?.includes('consumeInstrumentationClientResultMetaReceiver'))
      this.error('React Router reports what it does in another way')
    return { code: names.map((name) => `export const ${name} = () => {}`).join('\n'), map: null }
  },
}

/** Changes go through `useAct`; TanStack Query's own way to make them would come with every page and is used by none. */
const withoutMutations: Plugin = {
  name: 'without-mutations',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/.test(id)) return
    if (!code.includes('export { MutationCache }')) this.error('TanStack Query keeps mutations in another way')
    const none = `
      import { Subscribable } from './subscribable.js'
      export class MutationCache extends Subscribable {
        clear() {}
        getAll() { return [] }
        find() {}
        findAll() { return [] }
        async resumePausedMutations() {}
      }`
    return { code: none, map: null }
  },
}

const ownLoading = fileURLToPath(new URL('web/loading/load-route-module.ts', import.meta.url))

/** A page's script that does not come at once is waited for, and so is the answer to which script that is. */
const patientRoutes: Plugin = {
  name: 'patient-routes',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    if (source !== './routeModules.js' || !importer?.includes('/react-router/dist/')) return
    return ownLoading
  },
  transform(code, id) {
    if (!/\/react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js$/.test(id)) return
    const patient = code.replace('await fetch(url, { signal })', 'await fetchRoutes(url, { signal })')
    if (patient === code) this.error('React Router asks for its routes in another way')
    return { code: `import { fetchRoutes } from '${ownLoading}'\n${patient}`, map: null }
  },
  generateBundle(_, bundle) {
    const parts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    if (parts.some((id) => id.endsWith('/ssr/routeModules.js')))
      this.error('React Router loads its pages in another way')
  },
}

const preloadModule = fileURLToPath(new URL('web/loading/preload-module.ts', import.meta.url))

/** What fetches late code in the browser; Vite’s own also serves browsers and settings that we do not have. */
const ownPreloading: Plugin = {
  name: 'own-preloading',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return
    if (!/export const __vitePreload = .*preload/.test(code)) this.error('Vite fetches late code in another way')
    return { code: `export { preloadModule as __vitePreload } from '${preloadModule}'`, map: null }
  },
}

const shared = sharedFiles(routes)
const preloads = leanPreloads()

/** Few larger files compress better than many small ones. */
const groups = [
  // One late dialog reads a list page by page: what that takes does not come with every page.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(?:infiniteQueryObserver|useInfiniteQuery)\.js)/,
    priority: 2,
  },
  // A form loads them when somebody writes in it.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|\/contract\/(?:[\w-]+\/)?[\w-]+\.ts\?whole/,
    priority: 2,
    // What they share with every page must not come with them.
    includeDependenciesRecursively: false,
  },
  shared.group,
  // A public page waits for all its styles before it shows anything: two files instead of a dozen, the same for all of
  // them. The kit's are apart, because the names of their classes go with every page at work.
  {
    name: 'kit',
    test: /\/web\/(shell|ui|page\/state-page|rich-text\/prose)[^?]*\.css/,
    priority: 1,
  },
  {
    name: 'styles',
    test: /\/web\/(public|listing|candidate\/(fit|opportunities)|map\/place-link)[^?]*\.css/,
    priority: 1,
  },
  // The same for the pages by which people come in.
  { name: 'entry', test: /\/web\/(sign-in|forms)[^?]*\.css/, priority: 1 },
]

export default defineConfig({
  // Settings belong to the start: a build is the same whatever `.env` says.
  envDir: false,
  plugins: [
    withoutJsonSchema,
    withoutEval,
    withoutInstrumentation,
    withoutMutations,
    routerWithoutAdvice,
    patientRoutes,
    ownPreloading,
    stripSchemas,
    singleIcons,
    namedSentences,
    shared.plugin,
    preloads.plugin,
    reactRouter(),
  ],
  build: {
    target: buildTarget,
    cssTarget: buildTarget,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { resolveDependencies: preloads.resolveDependencies },
  },
  css: { modules: process.env.NODE_ENV === 'production' ? { generateScopedName: shortClassName } : {} },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // Bundled into the server's build: loaded as packages they bring every icon and every widget there is, at each start.
  ssr: { noExternal: [/^lucide-react/, /^react-aria/, /^react-stately/, /^@internationalized/] },
  // Listed so that the first visit in development does not reload when Vite finds them.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'zod',
      'lucide-react',
      'react-aria-components',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'leaflet',
      'tus-js-client',
    ],
  },
})
