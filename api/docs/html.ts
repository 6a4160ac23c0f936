/** A piece of HTML that is already escaped. Only `html` creates it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | undefined | false | readonly Value[]

/** Escapes every interpolated value, except results of `html` itself. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.map((string, index) => string + written(values[index])).join(''))
}

function written(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(written).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] as string)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A path with line-break opportunities before `/` and `.`. */
export const breakable = (path: string) =>
  path.split(/(?=[/.])/).map((part, index) => (index > 0 ? html`<wbr>${part}` : html`${part}`))
