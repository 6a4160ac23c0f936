/** `<form data-auto-submit>` is sent as soon as something in it is chosen. */
export function sendFilters() {
  addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement | HTMLSelectElement
    if (control.form?.dataset.autoSubmit !== undefined && control.type !== 'search') control.form.requestSubmit()
  })
}
