/**
 * The page count of the largest page tree in a PDF, which is the root; -1 without one. A single pass whatever the
 * input, so that a hostile file costs no more than an honest one.
 */
export function mostPages(text: string): number {
  const dictionaries = new Dictionaries()
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === slash) dictionaries.read(text, at)
    else if ((letter === less || letter === greater) && text.charCodeAt(at + 1) === letter) {
      if (letter === less) dictionaries.open()
      else dictionaries.close()
      at += 1
    }
  }
  return dictionaries.most
}

const [slash, less, greater] = [0x2f, 0x3c, 0x3e]

/** The number of nested dictionaries tracked, the innermost: a page tree is nested four or five levels deep. */
const deepest = 64

/** Tracks each open dictionary: whether it is a page tree, and its count. */
class Dictionaries {
  readonly #isTree = new Uint8Array(deepest)
  readonly #counts = new Int32Array(deepest).fill(-1)
  #level = 0
  most = -1

  open() {
    this.#level += 1
    this.#clear()
  }

  close() {
    if (this.#level === 0) return
    const here = this.#level % deepest
    if (this.#isTree[here] === 1) this.most = Math.max(this.most, this.#counts[here] ?? -1)
    this.#clear()
    this.#level -= 1
  }

  /** A name, and what follows it. */
  read(text: string, at: number) {
    const here = this.#level % deepest
    if (text.startsWith('/Type', at) && matchAt(treeType, text, at)) this.#isTree[here] = 1
    if (text.startsWith('/Count', at) && this.#counts[here] === -1) {
      this.#counts[here] = Number(matchAt(countOf, text, at)?.[1] ?? -1)
    }
  }

  #clear() {
    this.#isTree[this.#level % deepest] = 0
    this.#counts[this.#level % deepest] = -1
  }
}

const treeType = /\/Type\s{0,50}\/Pages\b/y
const countOf = /\/Count\s{1,50}(\d{1,9})\b/y

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}
