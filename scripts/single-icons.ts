import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const index = fileURLToPath(import.meta.resolve('lucide-react')).replace(/cjs\/.*$|esm\/.*$/, 'esm/lucide-react.mjs')

/**
 * Every module imports its icons from the files they are in, and not from the list of all of them: who needs which icon
 * can then be read from the imports alone (scripts/shared-files.ts), and nobody has to walk through two thousand others.
 */
export const singleIcons: Plugin = {
  name: 'single-icons',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/\/web\/.*\.tsx?(\?|$)/.test(id) || !code.includes("'lucide-react'")) return
    const one = (_import: string, names: string) => names.split(',').map(importOne).join('')
    return code.replace(/^import \{([^}]+)\} from 'lucide-react'/gm, one)
  },
}

function importOne(named: string) {
  const [name = '', alias = name] = named.trim().split(' as ')
  if (name === '' || name.startsWith('type ')) return ''
  const file = files.get(name)
  if (!file) throw new Error(`There is no icon ${name}`)
  return `import ${alias} from 'lucide-react/dist/esm/${file}';`
}

const files = new Map(
  [...readFileSync(index, 'utf8').matchAll(/^export \{(.+)\} from '\.\/(icons\/.+)';/gm)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  ),
)
