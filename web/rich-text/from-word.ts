/**
 * Converts HTML pasted from Word: a paragraph with a bullet becomes a list item, a title a heading. The editor drops
 * everything else.
 */
export function fromWord(html: string): string {
  // Removes Word's style sheet, which would violate the Content Security Policy.
  const unstyled = html.replace(/<style[\s\S]*?<\/style>/gi, '')
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html')
  for (const heading of body.querySelectorAll('h1, p.MsoTitle')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4')
  makeLists(body.querySelectorAll('p[style*="mso-list"]'))
  return body.innerHTML
}

function makeLists(paragraphs: Iterable<Element>): void {
  let open: Element[] = []
  for (const paragraph of paragraphs) {
    const { level, tag } = placeOf(paragraph)
    const goesOn = paragraph.previousElementSibling === open[0] && (level > 1 || open[0]?.localName === tag)
    if (!goesOn) {
      open = [document.createElement(tag)]
      paragraph.before(...open)
    }
    open.length = Math.min(open.length, level)
    while (open.length < level) open.push(listInLastItem(open.at(-1), tag))
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}

/** The list and depth of an item; removes its bullet or number, which the list draws itself. */
function placeOf(paragraph: Element) {
  const level = Number(/mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
  const bullets = [...paragraph.querySelectorAll('span')].filter((span) => /mso-list:\s*Ignore/.test(styleOf(span)))
  const isNumbered = /^\s*[\p{L}\d]{1,4}[.)]/u.test(bullets[0]?.textContent ?? '')
  for (const bullet of bullets) bullet.remove()
  return { level, tag: isNumbered ? 'ol' : 'ul' }
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

function listInLastItem(list: Element | undefined, tag: string): Element {
  const inner = document.createElement(tag)
  const item = list?.lastElementChild ?? list?.appendChild(document.createElement('li'))
  item?.append(inner)
  return inner
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
