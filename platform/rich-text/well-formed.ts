/**
 * Repairs the nesting of sanitised HTML, where paragraphs may be inside headings and words loose in lists: puts all
 * text into paragraphs, headings or list items, as pages and the editor expect, and drops empty elements. Expects the
 * sanitiser's output: closed tags, escaped texts.
 */
export function wellFormed(html: string): string {
  const tree = new Tree()
  for (const [token, closing, tag = '', attributes = ''] of html.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    if (tag === '') tree.write(token)
    else if (closing) closed(tree, tag)
    else opened(tree, tag, attributes)
  }
  return tree.html()
}

function opened(tree: Tree, tag: string, attributes: string): void {
  if (tag === 'br') tree.breakLine()
  else if (marks.has(tag)) tree.openMark(tag, attributes)
  else if (texts.has(tag)) tree.openText(tag)
  else tree.open(tag)
}

function closed(tree: Tree, tag: string): void {
  if (marks.has(tag)) tree.closeMark()
  else if (texts.has(tag)) tree.endText()
  else tree.close()
}

const marks = new Set(['strong', 'em', 'u', 's', 'a'])
const texts = new Set(['p', 'h2', 'h3', 'h4'])
const lists = new Set(['ul', 'ol'])

/** Of lists and quotes in each other; deeper ones are taken for what they are in. */
const MAX_DEPTH = 6

interface Element {
  readonly tag: string
  readonly attributes: string
  readonly children: (Element | string)[]
  /** Added implicitly around its content */
  readonly implied: boolean
}

const element = (tag: string, attributes = '', implied = false): Element => ({ tag, attributes, children: [], implied })

class Tree {
  readonly #root = element('')
  /** The lists, items and quotes that are open. */
  readonly #around: Element[] = [this.#root]
  /** How many of them there were before each tag that is still open. */
  readonly #before: number[] = []
  /** The open paragraph or heading, and the marks that are open in it. */
  #path: Element[] = []
  readonly #marks: Element[] = []
  /** For each mark that was opened, whether it counts: a second of its kind does not, nor does a link to nowhere. */
  readonly #counts: boolean[] = []

  write(text: string): void {
    if (this.#path.length === 0 && text.trim() === '') return
    this.#inline().children.push(text)
  }

  breakLine(): void {
    if (this.#path.length > 0) this.#inline().children.push('<br />')
  }

  openMark(tag: string, attributes: string): void {
    const counts = !this.#marks.some((mark) => mark.tag === tag) && (tag !== 'a' || attributes !== '')
    this.#counts.push(counts)
    if (counts) this.#marks.push(element(tag, attributes))
  }

  closeMark(): void {
    if (!this.#counts.pop()) return
    this.#marks.pop()
    this.#path.length = Math.min(this.#path.length, 1 + this.#marks.length)
  }

  openText(tag: string): void {
    this.endText()
    const text = element(tag)
    this.#place().children.push(text)
    this.#path = [text]
  }

  endText(): void {
    this.#path = []
  }

  open(tag: string): void {
    this.endText()
    if (tag === 'li') this.#findList()
    else this.#place()
    this.#before.push(this.#around.length)
    if (tag === 'li' ? lists.has(this.#top().tag) : !this.#isDeep()) this.#enter(element(tag))
  }

  close(): void {
    this.endText()
    this.#around.length = Math.min(this.#around.length, this.#before.pop() ?? 1)
  }

  html(): string {
    return this.#root.children.map(write).join('')
  }

  #top(): Element {
    return this.#around.at(-1) ?? this.#root
  }

  #enter(child: Element): void {
    this.#top().children.push(child)
    this.#around.push(child)
  }

  #isDeep(): boolean {
    return this.#around.filter(({ tag }) => tag !== 'li').length > MAX_DEPTH
  }

  /** The element for inline content: loose text starts a paragraph, and takes the open marks with it. */
  #inline(): Element {
    if (this.#path.length === 0) this.openText('p')
    for (const { tag, attributes } of this.#marks.slice(this.#path.length - 1)) {
      const again = element(tag, attributes)
      this.#path.at(-1)?.children.push(again)
      this.#path.push(again)
    }
    return this.#path.at(-1) ?? this.#root
  }

  /** The parent for a block: in a list always an item. */
  #place(): Element {
    if (lists.has(this.#top().tag) && this.#top().implied) this.#around.pop()
    if (lists.has(this.#top().tag)) this.#enter(element('li', '', true))
    return this.#top()
  }

  /** An item that lies in no list gets one. */
  #findList(): void {
    if (this.#top().tag === 'li' && this.#top().implied) this.#around.pop()
    if (!lists.has(this.#top().tag) && !this.#isDeep()) this.#enter(element('ul', '', true))
  }
}

function write(child: Element | string): string {
  if (typeof child === 'string') return child
  const inside = child.children.map(write).join('')
  const isEmpty = inside.replace(/<br \/>/g, '').trim() === ''
  return isEmpty && !marks.has(child.tag) ? '' : `<${child.tag}${child.attributes}>${inside}</${child.tag}>`
}
