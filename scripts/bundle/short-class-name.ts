import { createHash } from 'node:crypto'

/**
 * A class name in the build. It is repeated in styles, scripts and pages, so it is short: an id of its file, and the
 * position of its first use in the file.
 */
export function shortClassName(name: string, file: string, css: string) {
  const mark = createHash('sha256')
    .update(`${file.replace(/^.*\/web\//, '')} ${css}`)
    .digest('base64url')
    .slice(0, 5)
  const names = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, found]) => found))]
  const at = names.indexOf(name)
  // Names of animations occur without a dot.
  return `_${mark}${at < 0 ? `-${name}` : at.toString(36)}`
}
