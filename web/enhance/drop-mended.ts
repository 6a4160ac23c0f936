/** A field of a document that somebody sets to rights: its mistake goes, from beside it and from the summary above. */
export function dropMended(field: HTMLElement) {
  if (!field.hasAttribute('aria-invalid') || !field.closest('[data-post]')) return
  field.removeAttribute('aria-invalid')
  document.getElementById(`${field.id}-error`)?.remove()
  const title = document.querySelector<HTMLElement>('#form-errors [data-many]')
  const summary = title?.closest('section')
  summary?.querySelector(`a[href="#${field.id}"]`)?.closest('li')?.remove()
  const left = summary?.querySelectorAll('li').length
  if (!title || !left) return summary?.remove()
  title.textContent = (left === 1 ? title.dataset.one : title.dataset.many?.replace('#', String(left))) ?? ''
}
