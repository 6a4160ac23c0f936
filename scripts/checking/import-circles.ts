import { dirname, join, normalize } from 'node:path'

/**
 * The modules that a file imports, as paths from the project's folder. Dynamic imports and imports of types count: a
 * reader of one file of a circle has to know all of them.
 */
export function importedBy(file: string, text: string): string[] {
  const found = text.matchAll(/^(?:import|export) [^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...found].map(([, from, alone, late]) => {
    const name = from ?? alone ?? late ?? ''
    return name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))
  })
}

/**
 * The circles of imports among the files and folders of one folder, at every depth: one sentence for a folder that has
 * any. The top folders are left out; biome.json has their borders.
 */
export function importCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const folders = new Map<string, Map<string, Map<string, string>>>()
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const { folder, from, to } = borderBetween(file, target)
      if (folder === '' || from === to) continue
      const parts = folders.get(folder) ?? new Map<string, Map<string, string>>()
      const wanted = parts.get(from) ?? new Map<string, string>()
      folders.set(folder, parts.set(from, wanted.set(to, wanted.get(to) ?? `${file} imports ${target}`)))
    }
  }
  return [...folders].flatMap(([folder, parts]) => {
    const circle = circleAmong(parts)
    if (!circle) return []
    const steps = circle.slice(1).map((part, at) => parts.get(circle[at] ?? '')?.get(part))
    return [`Inside ${folder}/ there is a circle of imports: ${circle.join(' → ')}. ${steps.join(', ')}.`]
  })
}

/** The folder that holds both files, and what of it, a file or a folder, each of them is or lies in. */
function borderBetween(file: string, target: string) {
  const [ours, theirs] = [file.split('/'), target.split('/')]
  let depth = 0
  while (depth < ours.length && ours[depth] === theirs[depth]) depth++
  return { folder: ours.slice(0, depth).join('/'), from: ours[depth] ?? '', to: theirs[depth] ?? '' }
}

/** A circle, with its first part again as the last. */
function circleAmong(parts: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] | undefined {
  const done = new Set<string>()
  for (const part of parts.keys()) {
    const circle = circleFrom(part, [])
    if (circle) return circle
  }
  return undefined

  function circleFrom(part: string, way: readonly string[]): readonly string[] | undefined {
    if (way.includes(part)) return [...way.slice(way.indexOf(part)), part]
    if (done.has(part)) return undefined
    for (const next of parts.get(part)?.keys() ?? []) {
      const circle = circleFrom(next, [...way, part])
      if (circle) return circle
    }
    done.add(part)
    return undefined
  }
}
