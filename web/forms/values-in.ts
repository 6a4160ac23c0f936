type Values = Record<string, string | boolean>

/** What stands in those fields of a form: text as it was typed, and of a box whether it is ticked. */
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
