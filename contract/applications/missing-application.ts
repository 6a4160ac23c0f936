/** The problems of every call on one application of an organization. */
export const missingApplication = ['forms.notFound', 'applications.notFound', 'applications.sealed'] as const
