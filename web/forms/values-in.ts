type Values = Record<string, string | boolean>

/** The values of a form's fields: text as typed, and for a checkbox whether it is ticked. */
export function valuesIn(form: HTMLFormElement, fields: ReadonlySet<string>): Values {
  const values: Values = {}
  for (const control of form.elements) {
    const { name, type, value, checked } = control as HTMLInputElement
    if (!fields.has(name)) continue
    if (type === 'checkbox') values[name] = checked
    else if (type !== 'radio' || checked) values[name] = value
  }
  return values
}
