import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const index = fileURLToPath(import.meta.resolve('lucide-react')).replace(/cjs\/.*$|esm\/.*$/, 'esm/lucide-react.mjs')

const plainIcon = fileURLToPath(new URL('../../web/ui/plain-icon.ts', import.meta.url))

/**
 * Rewrites icon imports to the icons' own files instead of the list of all: the bundler then knows which page needs
 * which icon (scripts/bundle/shared-files.ts), and need not read two thousand others. Only the drawing is kept, without
 * lucide's aliases and unused options (web/ui/plain-icon.ts).
 */
export const singleIcons: Plugin = {
  name: 'single-icons',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id) && code.includes('createLucideIcon'))
      return onlyDrawn(code)
    if (!/\/web\/.*\.tsx?(\?|$)/.test(id) || !code.includes("'lucide-react'")) return
    const one = (_import: string, names: string) => names.split(',').map(importOne).join('')
    return code.replace(/^import \{([^}]+)\} from 'lucide-react'/gm, one)
  },
}

export function onlyDrawn(code: string) {
  const drawn = /^ {2}node: (\[.*?\])(?=,\n {2}aliases|\n\})/ms.exec(code)?.[1]
  const size = /^ {2}size: (\d+),/m.exec(code)?.[1]
  if (!drawn || size !== '24') throw new Error(`lucide writes its icons in another way:\n${code}`)
  const lines = asOnePath(drawn.replace(/,\s*key: "\w+"/g, ''))
  return `import { plainIcon } from '${plainIcon}'\nexport default /* @__PURE__ */ plainIcon({ node: ${lines} })`
}

/** All paths of a drawing as one, which looks the same: a calendar is two elements instead of ten, on every card of a list. */
function asOnePath(drawn: string) {
  const paths = [...drawn.matchAll(path)].map(([, lines = '']) => fromItsOwnPoint(lines))
  let isFirst = true
  const joined = drawn.replace(path, () => {
    if (!isFirst) return ''
    isFirst = false
    return `["path", { d: "${paths.join('')}" }]`
  })
  return joined.replace(/,(\s*,)+/g, ',').replace(/,\s*\]$/, ']')
}

const path = /\[\s*"path",\s*\{\s*d: "([^"]+)",?\s*\}\s*\]/g

/** A path may begin relative to nothing (`m5 8 6 6`); behind another path it would be relative to its end. */
const fromItsOwnPoint = (lines: string) =>
  lines
    .replace(/^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)(?=\s*[-\d.])/, 'M$1 $2l')
    .replace(/^m/, 'M')
    .replace(/^(M\S+ \S+?l)\s+/, '$1')

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
