/** The page on which members see the times of a form. */
export const planAddress = (formId: string) => `/organizations-dashboard/forms/${formId}/interviews` as const

/** The page on which members see who comes to them; with `&day=` the week of that day. */
export const calendarOfForm = (formId: string) =>
  `/organizations-dashboard/interviews?view=list&form=${formId}` as const
