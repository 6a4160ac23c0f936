/** Submits `<form data-auto-submit>` on every change. */
export function sendFilters() {
  addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement | HTMLSelectElement
    if (control.form?.dataset.autoSubmit !== undefined && control.type !== 'search') control.form.requestSubmit()
  })
}
