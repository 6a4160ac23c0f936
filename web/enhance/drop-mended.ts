/** Removes the error of a corrected field in a document, beside the field and from the summary. */
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
