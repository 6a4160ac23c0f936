/** Where members see the times of a form. */
export const planAddress = (formId: string) => `/organizations-dashboard/forms/${formId}/interviews` as const
