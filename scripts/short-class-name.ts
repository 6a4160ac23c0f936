import { createHash } from 'node:crypto'

/**
 * A class's name in the build. It stands in the styles, in the scripts and in every page, so it is short: a mark of its
 * file, and where in the file it comes first.
 */
export function shortClassName(name: string, file: string, css: string) {
  const mark = createHash('sha256')
    .update(`${file.replace(/^.*\/web\//, '')} ${css}`)
    .digest('base64url')
    .slice(0, 5)
  const names = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, found]) => found))]
  const at = names.indexOf(name)
  // The names of animations stand there without a dot.
  return `_${mark}${at < 0 ? `-${name}` : at.toString(36)}`
}
