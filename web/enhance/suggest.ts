interface Suggestion {
  readonly title: string
  readonly note: string
  readonly address: string
}

let asking: AbortController | undefined

/**
 * `<input data-suggest="type">` followed by `<div data-suggestions role="listbox" hidden>`: suggests listings while
 * typing. Arrows choose, Enter opens the choice; without one Enter searches. `typing` is the input that was focused
 * before this code was loaded.
 */
export function suggest(typing: HTMLInputElement) {
  if (typing.value !== typing.defaultValue) void offer(typing)
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.suggest !== undefined) void offer(target)
  })
  addEventListener('keydown', (event) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.dataset.suggest === undefined || !listOf(input)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') choose(event, input)
    else if (event.key === 'Enter') follow(event, input)
    else if (event.key === 'Escape') close(input)
  })
  addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.suggest !== undefined) close(target)
  })
  // `mousedown`, because it fires before the input's blur, which closes the list.
  addEventListener('mousedown', (event) => {
    if ((event.target as Element).closest('[data-suggestions]')) event.preventDefault()
  })
  addEventListener('click', (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[data-suggestions] [role=option]')
    if (option) location.assign(option.dataset.address ?? '')
  })
}

const listOf = (input: HTMLInputElement) =>
  input.closest('search')?.querySelector<HTMLElement>('[data-suggestions]') ?? undefined

const optionsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=option]')]

async function offer(input: HTMLInputElement) {
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  const search = input.value.trim()
  if (search.length < 2) return close(input)
  // Debounced: most key presses are followed by another.
  await new Promise((resolve) => setTimeout(resolve, 120))
  if (signal.aborted) return
  const asked = new URLSearchParams({ search, ...(input.dataset.suggest && { type: input.dataset.suggest }) })
  try {
    const headers = { 'accept-language': document.documentElement.lang }
    const answer = await fetch(`/api/common/suggestions?${asked}`, { signal, headers })
    const { items }: { items: Suggestion[] } = answer.ok ? await answer.json() : { items: [] }
    // The input may have changed or been submitted meanwhile.
    if (!signal.aborted && document.activeElement === input) show(input, items)
  } catch {
    // A failure is ignored: the search works without suggestions.
  }
}

function show(input: HTMLInputElement, items: readonly Suggestion[]) {
  const list = listOf(input)
  if (!list) return
  list.replaceChildren(
    ...items.map(({ title, note, address }, at) => {
      const option = document.createElement('div')
      option.id = `${list.id}-${at}`
      option.role = 'option'
      option.dataset.address = address
      const name = document.createElement('span')
      name.textContent = title
      const small = document.createElement('small')
      small.textContent = note
      option.append(name, small)
      return option
    }),
  )
  list.hidden = items.length === 0
  input.setAttribute('aria-expanded', String(items.length > 0))
  input.removeAttribute('aria-activedescendant')
}

function close(input: HTMLInputElement) {
  asking?.abort()
  show(input, [])
}

function choose(event: KeyboardEvent, input: HTMLInputElement) {
  const options = optionsOf(listOf(input) as HTMLElement)
  if (options.length === 0) return
  event.preventDefault()
  const before = options.findIndex(({ ariaSelected }) => ariaSelected === 'true')
  // Arrows cycle through the suggestions and the typed text.
  const places = options.length + 1
  const at = (before + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places
  options.forEach((option, place) => {
    option.setAttribute('aria-selected', String(place === at - 1))
  })
  const chosen = options[at - 1]
  if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
  else input.removeAttribute('aria-activedescendant')
  chosen?.scrollIntoView({ block: 'nearest' })
}

function follow(event: KeyboardEvent, input: HTMLInputElement) {
  const chosen = optionsOf(listOf(input) as HTMLElement).find(({ ariaSelected }) => ariaSelected === 'true')
  if (!chosen) return close(input)
  event.preventDefault()
  location.assign(chosen.dataset.address ?? '')
}
