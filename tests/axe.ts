import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The violations that axe finds on a page, and their elements. */
export async function axeFinds(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame)
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('Axe did not arrive.')
    // Without this axe also describes everything that is fine, which takes longer than the checks.
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  })
}

/** Minified it is less than half as long, and every document that is looked at reads it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Once for each document: reading the script takes longer than most pages. */
async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(source)
}

/** For page.evaluate: whether the page scrolls sideways. */
export const sticksOut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
