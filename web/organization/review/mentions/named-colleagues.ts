import { mentionOf, partsOf } from '#contract/review/mentions.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
}

/** Colleagues with unique labels: of several with one name, each but the first gets a number. */
export function labelled(colleagues: readonly Colleague[]): readonly (Colleague & { readonly label: string })[] {
  const counts = new Map<string, number>()
  const known = new Map(colleagues.map((colleague) => [colleague.id, colleague]))
  return [...known.values()].map(({ id, name }) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { id, name, label: count > 1 ? `${name} (${count})` : name }
  })
}

/** A note for display and editing: `@Ada Ak` in place of an account id. */
export function shownText(text: string, colleagues: readonly Colleague[]): string {
  const labels = new Map(labelled(colleagues).map(({ id, label }) => [id, label]))
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? part : `@${labels.get(part.accountId) ?? '?'}`))
    .join('')
}

/** A note for storage: the account id in place of `@Ada Ak`. */
export function storedText(written: string, colleagues: readonly Colleague[]): string {
  // The longest first: a name that starts with another one must be matched before it.
  const longest = [...labelled(colleagues)].sort((one, other) => other.label.length - one.label.length)
  return longest.reduce(
    (text, { id, label }) => text.replace(new RegExp(`@${escaped(label)}(?![\\p{L}\\p{N}])`, 'gu'), mentionOf(id)),
    written,
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text typed between an @ and the caret, and its start; undefined elsewhere. */
export function typedName(
  written: string,
  caret: number,
): { readonly name: string; readonly from: number } | undefined {
  const [, name] = written.slice(0, caret).match(/(?:^|[\s(])@([\p{L}'’.-]*(?: [\p{L}'’.-]*)?)$/u) ?? []
  return name === undefined ? undefined : { name, from: caret - name.length - 1 }
}
