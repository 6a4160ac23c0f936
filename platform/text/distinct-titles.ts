interface Form {
  readonly title: string
  readonly number: number
}

/** The titles of forms that stand in one list; those that two forms share are followed by the form's number. */
export function distinctTitles(forms: readonly Form[], numbered: (form: { title: string; number: string }) => string) {
  const seen = new Map<string, number>()
  for (const { title } of forms) seen.set(title, (seen.get(title) ?? 0) + 1)
  return forms.map(({ title, number }) =>
    (seen.get(title) ?? 0) > 1 ? numbered({ title, number: String(number) }) : title,
  )
}
