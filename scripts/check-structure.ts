import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// Two habits of the house that no linter knows: nouns of domain/ do not import each other in a circle, and a folder is
// small enough to be taken in at a glance.

const most = 30
/** Folders that are fuller today. A folder leaves this list when it is divided, and none joins it. */
const stillFull: readonly string[] = ['web', 'web/ui']

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
const known = new Set(files)

const problems = [...circleAmongNouns('domain/'), ...fullFolders()]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function circleAmongNouns(root: string): string[] {
  const imports = new Map<string, Set<string>>()
  for (const file of files.filter((one) => one.startsWith(root))) {
    const targets = importsOf(file).filter((one) => one.startsWith(root))
    const noun = nounOf(file)
    imports.set(noun, new Set([...(imports.get(noun) ?? []), ...targets.map(nounOf)].filter((one) => one !== noun)))
  }
  const done = new Set<string>()
  for (const noun of imports.keys()) {
    const circle = circleFrom(noun, [])
    if (circle) return [`Nouns of ${root} import each other in a circle: ${circle.join(' → ')}`]
  }
  return []

  function circleFrom(noun: string, way: readonly string[]): readonly string[] | undefined {
    if (way.includes(noun)) return [...way.slice(way.indexOf(noun)), noun]
    if (done.has(noun)) return undefined
    for (const next of imports.get(noun) ?? []) {
      const circle = circleFrom(next, [...way, noun])
      if (circle) return circle
    }
    done.add(noun)
    return undefined
  }
}

/** Types alone are no import at run time, and make no circle. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'/gm,
  )
  return [...found].flatMap(([, from, alone]) => {
    const name = from ?? alone ?? ''
    const target = name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))
    return known.has(target) ? [target] : []
  })
}

function nounOf(file: string) {
  return file.split('/')[1] ?? ''
}

function fullFolders(): string[] {
  const counted = Map.groupBy(files.filter(isOfProduct), dirname)
  return [...counted].flatMap(([folder, inside]) =>
    inside.length > most && !stillFull.includes(folder)
      ? [`${folder} holds ${inside.length} files side by side; ${most} are the most.`]
      : [],
  )
}

function isOfProduct(file: string) {
  return /^(?:api|contract|database|demo|domain|platform|web|worker)\//.test(file)
}
